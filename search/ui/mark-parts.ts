export interface Part {
  readonly text: string;
  readonly match: boolean;
}

/** A text cut at the terms, as text: nothing in a query or a page is ever read as HTML. */
export function markParts(text: string, terms: readonly string[]): Part[] {
  const used = terms.filter((term) => term !== '').map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (used.length === 0) return [{ text, match: false }];
  return text
    .split(new RegExp(`(${used.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
