import { badgeWords } from '@sdk-docs/reference/model/badge-words';
import { variantLabels, type Variant } from '@sdk-docs/reference/model/routes';
import { attributesOf, type Value } from './attributes';
import { block, fence, inlineCode } from './blocks';
import type { Node } from './parse';
import type { Printer } from './render';

type Element = (printer: Printer, node: Node) => string;

/** Where a line breaks inside of a row. */
const BREAK = '\u0001';

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const entries = (value: Value | undefined): [string, string][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).map(([key, each]) => [key, text(each)]) : [];

/** Elements below a node, whatever paragraphs the parser has put around them. */
const below = ({ children = [] }: Node, name: string): Node[] =>
  children.flatMap((child) => (child.name === name ? [child] : below(child, name)));

const rowsOf: Element = (printer, node) =>
  below(node, 'Row')
    .map((row) => printer.print(row))
    .join('\n');

/** One entry of a list: name, type, marks, then prose; lines that break on the page are entries below it. */
const row: Element = (printer, node) => {
  const { name, term, href, id, type, links, unit, optional, indexed, initial, release } = attributesOf(node);
  const label = name === undefined ? text(term) : inlineCode(text(name));
  const marks = [
    type === undefined ? '' : inlineCode(text(type)),
    optional === true ? 'optional' : '',
    indexed === true ? 'indexed' : '',
    text(release),
  ].filter((mark) => mark !== '');
  const head = `${href === undefined ? label : `[${label}](${printer.link(text(href))})`}${marks.length === 0 ? '' : ` ${marks.join(', ')}`}`;
  const body = printer.inside(node).replace(/\s*\n\s*/g, ' ');
  const lines = [
    ...body.split(BREAK),
    ...(initial === undefined ? [] : [`Default ${inlineCode(text(initial))}.`]),
    ...(unit === undefined ? [] : [`Unit: ${text(unit)}`]),
    ...typeLinks(printer, links).map((line) => `(${line.slice(0, -1)})`),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const anchor = id === undefined ? '' : ` {#${text(id)}}`;
  if (body.includes(BREAK)) return `- ${head}${anchor}\n${lines.map((line) => `  - ${line}`).join('\n')}`;
  return `- ${head}${anchor}${lines.length === 0 ? '' : `: ${lines.join(' ')}`}`;
};

/** Where the types in a piece of code are described. */
const typeLinks = (printer: Printer, links: Value | undefined): string[] => {
  const found = entries(links).map(([name, route]) => `[${inlineCode(name)}](${printer.link(route)})`);
  return found.length === 0 ? [] : [`Types: ${found.join(', ')}.`];
};

/** Rows and titles of groups, in order. */
const tableParts = ({ children = [] }: Node): Node[] =>
  children.flatMap((child) => {
    if (child.name === 'Group') return [child, ...tableParts(child)];
    return child.name === 'tr' || child.name === 'Tr' ? [child] : tableParts(child);
  });

/** The cells of a row; a title of a group is a row of one cell. */
function tableCells(printer: Printer, part: Node): string[] {
  const { id, title } = attributesOf(part);
  const anchor = id === undefined ? '' : ` {#${text(id)}}`;
  if (part.name === 'Group') return [`**${text(title)}**${anchor}`];
  return [...below(part, 'th'), ...below(part, 'td')].map((cell, index) => {
    const written = printer
      .inside(cell)
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll(BREAK, ' ; ')
      .replaceAll('|', '\\|')
      .trim();
    return index === 0 ? `${written}${anchor}` : written;
  });
}

const SOLIDITY = /^(?:function|event|error|struct|enum|receive|constructor)\b/;

/** Words for every element of a page. */
export const elements: Readonly<Record<string, Element>> = {
  Rows: (printer, node) => {
    const { label } = attributesOf(node);
    return block(`${label === undefined ? '' : `**${text(label)}**\n\n`}${rowsOf(printer, node)}`);
  },
  Table: (printer, node) => {
    const { columns } = attributesOf(node);
    const heads = Array.isArray(columns) ? columns.map(text) : [];
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const rows = tableParts(node).map((part) => line(tableCells(printer, part)));
    return block([line(heads), line(heads.map(() => '---')), ...rows].join('\n'));
  },
  Short: (_, node) => inlineCode(text(attributesOf(node).value)),
  Label: (_, node) => block(`**${text(attributesOf(node).text)}**`),
  Facts: (printer, node) => block(rowsOf(printer, node)),
  Pane: (printer, node) => block(printer.inside(node)),
  More: (printer, node) => block(`**${text(attributesOf(node).label)}**\n\n${printer.inside(node)}`),
  FilterTable: (printer, node) => block(rowsOf(printer, node)),
  Row: row,
  Badge: (_, node) => {
    const { kind, since } = attributesOf(node);
    return `**${badgeWords(text(kind))[1]}**${since === undefined ? '' : ` since ${text(since)}`}`;
  },
  Hex: (_, node) => {
    const { value, label } = attributesOf(node);
    return `${label === undefined ? '' : `${text(label)} `}${inlineCode(text(value))}`;
  },
  Signature: (printer, node) => {
    const { code, links, brief } = attributesOf(node);
    if (brief === true) {
      return block([inlineCode(text(code).replace(/\s*\n\s*/g, ' ')), ...typeLinks(printer, links)].join(' '));
    }
    const written = fence(SOLIDITY.test(text(code)) ? 'solidity' : 'ts', text(code));
    return block([written, ...typeLinks(printer, links)].join('\n\n'));
  },
  Anchor: (_, node) => `{#${text(attributesOf(node).id)}}`,
  // A form for people. The twin has what it is filled with.
  Compose: () => '',
  // Words for programs that read HTML.
  Head: () => '',
  // The head of the twin names the release.
  Release: () => '',
  Variants: (printer, node) => {
    const { current, pages } = attributesOf(node);
    const views = entries(pages).map(([variant, route]) => {
      const label = variantLabels[variant as Variant];
      return variant === current ? `${label} (this page)` : `[${label}](${printer.link(route)})`;
    });
    return block(`Views of this module: ${views.join(', ')}.`);
  },
  Cards: (printer, node) =>
    block(
      below(node, 'Card')
        .map((card) => printer.print(card))
        .join('\n'),
    ),
  Card: (printer, node) => {
    const { href, title } = attributesOf(node);
    return `- [${text(title)}](${printer.link(text(href))}): ${printer.inside(node).replace(/\s+/g, ' ').trim()}`;
  },
  PackageManagerTabs: (_, node) =>
    block(
      entries(attributesOf(node).commands)
        .map(([manager, code]) => `With ${manager}:\n\n${fence('bash', code)}`)
        .join('\n\n'),
    ),
  CompareReleases: (printer) =>
    block(
      `The last ten releases and all warnings stand below. To compare two others, turn scripts on or read [changes.json](${printer.link('/data')}).`,
    ),
  // A tool is nothing without scripts; the text beside it says what to do instead.
  Tool: () => '',
  NoScript: (printer, node) => block(printer.inside(node)),
  details: (printer, node) => block(printer.inside(node)),
  summary: (printer, node) => block(`**${printer.inside(node).trim()}**`),
  br: () => BREAK,
  p: (printer, node) => block(printer.inside(node)),
};
