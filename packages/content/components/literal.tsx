import type { ReactNode } from 'react';

interface Props {
  readonly text: string;
  readonly words: string | null;
}

/** A number that says its words under the pointer and on focus. */
export const Literal = ({ text, words }: Props): ReactNode =>
  words === null ? (
    text
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its focus shows the words
    <abbr title={words} tabIndex={0}>
      {text}
    </abbr>
  );
