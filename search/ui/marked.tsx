import type { ReactNode } from 'react';
import { markParts } from './mark-parts';

/** Shows a text with the matched terms marked. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): ReactNode {
  return markParts(text, terms).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));
}
