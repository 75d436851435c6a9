import type { Doc, DocTag, Location } from '../../model/doc';

/** A TSDoc or NatSpec comment: prose before the first tag, then the tags. */
export interface Comment {
  readonly prose: string;
  readonly tags: readonly DocTag[];
  readonly line: number;
}

const tagStart = /^\s*@([A-Za-z][\w:]*)(?:\s+(.*))?$/;
const inlineTag = /\s(?=@[A-Za-z][\w:]*(?:\s|$))/;
/** Matches lines that Markdown keeps separate: list items, tables, quotes, headings, fences. */
const ownLine = /^\s*([-*+] |\d+\. |\||>|#|```)/;

/**
 * Reads a comment with its markers (`/** ... *\/` or lines of `///`). `line` is the line of its first character, from
 * 1. Tags start a line; in a single-line comment they may follow the prose. A code fence contains no tags.
 */
export function readComment(source: string, line: number): Comment {
  const prose: string[] = [];
  const tags: { name: string; lines: string[]; line: number }[] = [];
  let fenced = false;
  for (const [text, offset] of contentLines(source)) {
    if (/^\s*```/.test(text)) fenced = !fenced;
    const tag = fenced ? null : tagStart.exec(text);
    if (tag?.[1]) tags.push({ name: tag[1], lines: [tag[2] ?? ''], line: line + offset });
    else (tags.at(-1)?.lines ?? prose).push(text);
  }
  return {
    prose: prose.join('\n').trim(),
    tags: tags.map((tag) => ({ name: tag.name, text: unwrap(tag.lines.join('\n').trim()), line: tag.line })),
    line,
  };
}

/** Returns the content of each line with its offset from the first line. */
function contentLines(source: string): [string, number][] {
  const block = source.startsWith('/**');
  const inner = block ? source.replace(/^\/\*\*/, '').replace(/\*\/$/, '') : source;
  const marker = block ? /^\s*\* ?/ : /^\s*\/\/\/ ?/;
  const lines = inner.split(/\r?\n/).map((text, index) => (block && index === 0 ? text : text.replace(marker, '')));
  if (lines.length > 1) return lines.map((text, offset) => [text.trimEnd(), offset]);
  return (` ${lines[0] ?? ''}`.split(inlineTag) ?? []).map((text) => [text.trim(), 0]);
}

/** Joins the wrapped lines of each paragraph. Blank lines, lists, tables and fenced code stay. */
export function unwrap(text: string): string {
  let fenced = false;
  return text.split('\n').reduce((result, raw, index) => {
    const keep = fenced || ownLine.test(raw);
    if (/^\s*```/.test(raw)) fenced = !fenced;
    if (index === 0) return raw;
    if (keep || raw === '' || result.endsWith('\n') || result.endsWith('```')) return `${result}\n${raw}`;
    return `${result} ${raw.trim()}`;
  }, '');
}

/** Splits prose into the first paragraph (on one line) and the rest. */
export function docFrom(prose: string, tags: readonly DocTag[], location: Location): Doc {
  const [first = '', ...rest] = prose.split(/\n\s*\n/);
  return { summary: unwrap(first.trim()).trim(), details: rest.join('\n\n').trim(), tags, location };
}
