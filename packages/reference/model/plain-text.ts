/** Maximum length of a record's text: longer ones cost bytes without finding more. */
const TEXT_LIMIT = 320;

/** Turns Markdown of the surface into plain text: `{@link X.y}` -> `X.y`, `[text](route)` -> `text`, without marks. */
export function plain(markdown: string): string {
  return markdown
    .replace(/\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+))?\}/g, (_, target: string, label?: string) => label ?? target)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|^[-#>]+\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts a text between words. */
export function clip(text: string, limit = TEXT_LIMIT): string {
  if (text.length <= limit) return text;
  return text.slice(0, text.lastIndexOf(' ', limit) > 0 ? text.lastIndexOf(' ', limit) : limit);
}

/** Joins the paragraphs of a doc. */
export const prose = (...parts: readonly string[]): string => clip(parts.map(plain).filter(Boolean).join(' '));
