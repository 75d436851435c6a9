/** An anchor, at the end of what it names. */
const ANCHOR = /\{#([^}\s]+)\}/g;

/** The part of a twin that an anchor names: a heading with all below it, an entry of a list, or a row below the head of its table. */
export function section(markdown: string, anchor: string): string | null {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.includes(`{#${anchor}}`));
  if (first < 0) return null;
  const level = /^#+/.exec(lines[first] ?? '')?.[0].length;
  let code = false;
  const rest = lines.slice(first + 1).findIndex((line) => {
    if (/^[ >]*`{3,}/.test(line)) code = !code;
    if (code) return false;
    if (level === undefined) return !/^\s+\S/.test(line);
    const other = /^(#+) /.exec(line)?.[1]?.length;
    return other !== undefined && other <= level;
  });
  const own = lines.slice(first, rest < 0 ? undefined : first + 1 + rest);
  const isRow = (line: string | undefined): boolean => line?.startsWith('|') === true;
  let head = first;
  while (isRow(own[0]) && isRow(lines[head - 1])) head -= 1;
  return [...lines.slice(head, Math.min(head + 2, first)), ...own].join('\n').trim();
}

/** Every anchor of a twin, in order. */
export const sectionNames = (markdown: string): string[] => [...markdown.matchAll(ANCHOR)].map(([, name = '']) => name);
