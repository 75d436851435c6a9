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
