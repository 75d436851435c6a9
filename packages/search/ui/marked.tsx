import { Fragment, type ReactNode } from 'react';
import { breakable, markParts } from './mark-parts';

/** Shows a text with the matched terms marked. Long names break at their humps. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): ReactNode {
  return breakable(markParts(text, terms)).map((part, index) => (
    <Fragment key={index}>
      {part.match ? <mark>{part.text}</mark> : part.text}
      {part.breaks && <wbr />}
    </Fragment>
  ));
}
