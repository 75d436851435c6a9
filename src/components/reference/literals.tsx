import type { ReactNode } from 'react';
import { literalParts } from '@site/model/literal-words';

/** Text in which long numbers say their digits in groups, under the pointer and on focus. */
export const Literals = ({ text }: { readonly text: string }): ReactNode =>
  literalParts(text, 'code').map(({ text: part, words }, index) =>
    words === null ? (
      part
    ) : (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its focus shows the words
      <abbr key={index} title={words} tabIndex={0}>
        {part}
      </abbr>
    ),
  );
