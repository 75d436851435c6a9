const EXCERPT_LENGTH = 160;

interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

const pattern = (tokens: readonly string[]): RegExp =>
  new RegExp(`(${tokens.map((token) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');

/** The text cut at the tokens, as text: nothing in a query or a page is ever read as HTML. */
export function markParts(text: string, tokens: readonly string[]): Part[] {
  if (tokens.length === 0) return [{ text, isMatch: false }];
  return text
    .split(pattern(tokens))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The part of a long text that holds the first match. */
export function excerpt(text: string, tokens: readonly string[]): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const at = tokens.length > 0 ? Math.max(0, text.search(pattern(tokens))) : 0;
  const start = Math.max(0, Math.min(at - EXCERPT_LENGTH / 3, text.length - EXCERPT_LENGTH));
  const from = start > 0 ? text.indexOf(' ', start) + 1 : 0;
  const cut = text.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT_LENGTH < text.length ? ' …' : ''}`;
}
