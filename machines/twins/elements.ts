import { badgeWords } from '../../model/badge-words';
import { variantLabels, type Variant } from '../../model/routes';
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

const SOLIDITY = /^(?:function|event|error|struct|enum|receive|constructor)\b/;

/** Words for every element of a page. */
export const elements: Readonly<Record<string, Element>> = {
  Rows: (printer, node) => block(`**${text(attributesOf(node).label)}**\n\n${rowsOf(printer, node)}`),
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
    const { code, links } = attributesOf(node);
    const written = fence(SOLIDITY.test(text(code)) ? 'solidity' : 'ts', text(code));
    return block([written, ...typeLinks(printer, links)].join('\n\n'));
  },
  Anchor: (_, node) => `{#${text(attributesOf(node).id)}}`,
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
  details: (printer, node) => block(printer.inside(node)),
  summary: (printer, node) => block(`**${printer.inside(node).trim()}**`),
  br: () => BREAK,
  p: (printer, node) => block(printer.inside(node)),
};
