/** Characters of an answer without `full`. With the line about the release it is below 1,500 tokens of four characters. */
const LIMIT = 5_600;

/** Cuts a long answer between two lines and keeps its sources. Tools write first what money depends on. */
export function shortened(text: string): { readonly text: string; readonly cut: boolean } {
  if (text.length <= LIMIT) return { text, cut: false };
  const sources = [...new Set(text.match(/^ *Source: .*$/gm) ?? [])].slice(0, 3).map((line) => line.trim());
  const room = LIMIT - sources.join('\n').length - 200;
  const start = text.slice(0, text.lastIndexOf('\n', room) < room / 2 ? room : text.lastIndexOf('\n', room)).trimEnd();
  const open = (start.match(/^[ >]*`{3,}/gm) ?? []).length % 2 === 1 ? '\n```' : '';
  const missing = sources.filter((line) => !start.includes(line));
  const rest = `(Cut: ${text.length - start.length} of ${text.length} characters follow. Call again with full: true for all of it.)`;
  return { text: [`${start}${open}`, rest, ...missing].join('\n\n'), cut: true };
}
