/**
 * Converts authored Markdown to one line of plain text for a field of a dataset: `{@link X}` and links become their
 * text.
 */
export const words = (markdown: string): string =>
  markdown
    .replace(
      /`?\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}`?/g,
      (_, target: string, label?: string) => label ?? target,
    )
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The first sentence of a text on one line; a stop inside code or a name ends none. */
export const firstSentence = (text: string): string =>
  /^(?:`[^`]*`|[^`.!?]|[.!?](?!\s|$))*[.!?]?/.exec(text)?.[0] ?? text;
