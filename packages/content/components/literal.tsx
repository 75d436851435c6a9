import type { LiteralPart } from '@sdk-docs/reference/model/literal-parts';
import type { ReactNode } from 'react';

/** A number with its value in words, shown on hover and focus. */
export const Literal = ({ text, words }: LiteralPart): ReactNode =>
  words === null ? (
    text
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its focus shows the words
    <abbr title={words} tabIndex={0}>
      {text}
    </abbr>
  );
