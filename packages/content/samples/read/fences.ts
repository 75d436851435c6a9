import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Code, Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A fenced block of a Markdown file, in any language. */
export interface Fence {
  /** Line of the first line of code, from 1. */
  readonly line: number;
  /** Columns of indentation. */
  readonly indent: number;
  /** Empty without a language. */
  readonly language: string;
  /** The words after the language. */
  readonly meta: string;
  readonly code: string;
  /** Whether a fence ends the block before the file ends, and before another fence starts. */
  readonly closed: boolean;
}

// The build's parser, so that both find the same blocks.
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);

/** Returns the fences of a file in order. Throws for invalid MDX, as the build does. */
export function readFences(markdown: string): Fence[] {
  const lines = markdown.split(/\r?\n/);
  return codesIn(parser.parse(escapeMarkdownHeadingIds(markdown))).map(({ lang, meta, value, position }) => ({
    line: (position?.start.line ?? 0) + 1,
    indent: (position?.start.column ?? 1) - 1,
    language: lang ?? '',
    meta: meta ?? '',
    code: value,
    closed: position !== undefined && isClosed(lines, position),
  }));
}

/**
 * Whether the last line of a block is a closing fence, at least as many marks as the opening fence and nothing else, and
 * no line before it opens a fence: that one would have closed a forgotten block.
 */
function isClosed(lines: readonly string[], { start, end }: NonNullable<Code['position']>): boolean {
  const marks = /^(?:`+|~+)/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0] ?? '';
  const texts = lines.slice(start.line, end.line).map((line) => line.replace(/^[\s>]*/, '').trimEnd());
  const isMark = (text: string): boolean => text.replaceAll(marks.charAt(0), '') === '';
  const [last, ...inside] = texts.filter((text) => text.startsWith(marks)).reverse();
  return last !== undefined && last === texts.at(-1) && isMark(last) && inside.every(isMark);
}

const codesIn = (node: Nodes): Code[] =>
  node.type === 'code' ? [node] : 'children' in node ? node.children.flatMap(codesIn) : [];
