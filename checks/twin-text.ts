import remarkParse from 'remark-parse';
import type { Nodes } from 'mdast';
import { unified } from 'unified';

/** A Markdown twin as its rules see it. */
export interface TwinText {
  /** Code of the fenced blocks, in order. */
  readonly codes: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  /** Text that a reader of Markdown sees outside of code. */
  readonly prose: string;
  /** Everything that is read, in one line of letters and digits. */
  readonly letters: string;
  readonly anchors: ReadonlySet<string>;
}

const parser = unified().use(remarkParse);
const ANCHOR = /\{#([^}\s]+)\}/g;

/** Letters and digits alone: how marks, spaces and lines are set makes no difference. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export function readTwin(markdown: string): TwinText {
  const codes: string[] = [];
  const links: string[] = [];
  const prose: string[] = [];
  const all: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'code') codes.push(node.value);
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'text' || node.type === 'html') prose.push(node.value);
    if ('value' in node) all.push(node.value.replace(ANCHOR, ''));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(parser.parse(markdown));
  return {
    codes,
    links,
    prose: prose.join('\n'),
    letters: lettersOf(all.join(' ')),
    anchors: new Set([...markdown.matchAll(ANCHOR)].map(([, name = '']) => name)),
  };
}
