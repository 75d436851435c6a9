/** A Markdown twin in the form that its rules need. */
export interface TwinText {
  /** Code of the fenced blocks, in order. */
  readonly codes: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  /** Counts occurrences of a text of the page in the twin: delimited, and directly next to letters. */
  readonly count: (text: string) => { readonly whole: number; readonly glued: number };
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^([ >]*)(`{3,})\w*$/;
const ANCHOR = /\{#([^}\s]+)\}/g;
const LINK = /\]\(([^)\s]+)\)/g;

const LETTER = /[\p{L}\p{N}]/u;
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;

/** Reads a twin line by line: a Markdown parser takes a minute for all of them. */
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
    count: counter(all.join(' ').toLowerCase()),
    anchors: new Set([...text.matchAll(ANCHOR)].map(([, name = '']) => name)),
  };
}

/** Compares only letters and digits, because marks, spaces and line breaks differ between a page and its twin. */
function counter(spoken: string): TwinText['count'] {
  const letters = spoken.replace(NOT_LETTERS, '');
  // Index in `spoken` of each letter.
  const places = new Uint32Array(letters.length);
  let next = 0;
  for (let place = 0; place < spoken.length; place += 1) if (spoken[place] === letters[next]) places[next++] = place;
  const isLetter = (place: number): boolean => LETTER.test(spoken[place] ?? '');
  return (text) => {
    const wanted = text.toLowerCase().replace(NOT_LETTERS, '');
    const count = { whole: 0, glued: 0 };
    if (wanted === '') return { whole: Infinity, glued: 0 };
    for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
      const [first = 0, last = 0] = [places[at], places[at + wanted.length - 1]];
      if (isLetter(first - 1) || isLetter(last + 1)) count.glued += 1;
      else count.whole += 1;
    }
    return count;
  };
}
