/** Longest text of a record: more costs bytes, and finds nothing that a heading or a first paragraph does not. */
const TEXT_LIMIT = 320;

/** Markdown of the surface as plain text: `{@link X.y}` -> `X.y`, `[text](route)` -> `text`, no marks. */
export function plain(markdown: string): string {
  return markdown
    .replace(/\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+))?\}/g, (_, target: string, label?: string) => label ?? target)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|^[-#>]+\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, cut between words. */
export function clip(text: string, limit = TEXT_LIMIT): string {
  if (text.length <= limit) return text;
  return text.slice(0, text.lastIndexOf(' ', limit) > 0 ? text.lastIndexOf(' ', limit) : limit);
}

/** Paragraphs of a doc as one text. */
export const prose = (...parts: readonly string[]): string => clip(parts.map(plain).filter(Boolean).join(' '));
