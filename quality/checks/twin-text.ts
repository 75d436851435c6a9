/** A Markdown twin as its rules see it. */
export interface TwinText {
  /** Code of the fenced blocks, in order. */
  readonly codes: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  /** What stands outside of code. */
  readonly prose: string;
  /** Everything that is read, in one line of letters and digits. */
  readonly letters: string;
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^([ >]*)(`{3,})\w*$/;
const ANCHOR = /\{#([^}\s]+)\}/g;
const LINK = /\]\(([^)\s]+)\)/g;

/** Letters and digits alone: how marks, spaces and lines are set makes no difference. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Reads a twin line by line: a parser of Markdown takes a minute for all of them. */
export function readTwin(markdown: string): TwinText {
  const codes: string[] = [];
  const prose: string[] = [];
  const all: string[] = [];
  let open: { readonly indent: string; readonly marks: string; readonly lines: string[] } | null = null;
  for (const line of markdown.split('\n')) {
    const [, indent = '', marks = ''] = FENCE.exec(line) ?? [];
    if (open === null && marks !== '') open = { indent, marks, lines: [] };
    else if (open === null) {
      prose.push(line);
      all.push(line.replace(LINK, ']').replace(ANCHOR, ''));
    } else if (line.slice(open.indent.length) === open.marks) {
      codes.push(open.lines.join('\n'));
      all.push(...open.lines);
      open = null;
    } else open.lines.push(line.slice(open.indent.length));
  }
  const text = prose.join('\n');
  return {
    codes,
    links: [...text.matchAll(LINK)].map(([, address = '']) => address),
    prose: text.replace(/(`+)[^\n]*?\1/g, ''),
    letters: lettersOf(all.join(' ')),
    anchors: new Set([...text.matchAll(ANCHOR)].map(([, name = '']) => name)),
  };
}
