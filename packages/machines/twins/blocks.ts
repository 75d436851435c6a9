/** Pieces of Markdown that twins are made of. */

/** A fenced block whose code stays byte for byte; the fence is longer than any in the code. */
export function fence(language: string, code: string, title: string | null = null): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  const head = title === null ? '' : `\`${title}\`:\n\n`;
  return `${head}${marks}${language}\n${code}\n${marks}`;
}

/** `> ` before every line. */
export const quote = (markdown: string): string => markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** Every line but the first moved to the right, for the inside of a list. */
export const indented = (markdown: string, columns: number): string =>
  columns === 0 ? markdown : markdown.replace(/\n(?!\n|$)/g, `\n${' '.repeat(columns)}`);

/** A block between empty lines. */
export const block = (markdown: string): string => (markdown.trim() === '' ? '' : `\n\n${markdown.trim()}\n\n`);

/** Code in a line; backticks inside get a longer mark around them. */
export const inlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** No more than one empty line between blocks, outside of code. */
export function tidy(markdown: string): string {
  return markdown
    .split(/^([ >]*(`{3,})[^\n]*\n[\s\S]*?^[ >]*\2[ ]*$)/m)
    .map((part, index) =>
      index % 3 === 0 ? part.replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n') : index % 3 === 1 ? part : '',
    )
    .join('')
    .trim()
    .concat('\n');
}
