/** Ends of the lines that carry an anchor. */
const ANCHOR = /\{#([^}\s]+)\}/g;

/** The part of a twin that an anchor names: a heading with all below it, or one entry of a list. Null where it has none. */
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
  return lines
    .slice(first, rest < 0 ? undefined : first + 1 + rest)
    .join('\n')
    .trim();
}

/** Every anchor of a twin, in order. */
export const sectionNames = (markdown: string): string[] => [...markdown.matchAll(ANCHOR)].map(([, name = '']) => name);
