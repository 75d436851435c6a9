export interface Part {
  readonly text: string;
  readonly match: boolean;
}

/** Splits a text at the terms. Results are plain text: nothing in a query or a page is read as HTML. */
export function markParts(text: string, terms: readonly string[]): Part[] {
  const used = terms.filter((term) => term !== '').map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (used.length === 0) return [{ text, match: false }];
  return text
    .split(new RegExp(`(${used.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
