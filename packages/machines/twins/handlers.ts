import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { List, ListItem, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { find, findAll, hasClass, isElement, lineOf, textOf } from './hast';
import { ANCHOR } from './prepare';

/** Elements that hast-util-to-mdast omits, or writes in a form that is hard to read as plain text. */

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});
const inline = (state: State, node: Element): PhrasingContent[] => state.all(node) as PhrasingContent[];

/** Takes the language from the class that highlighters agree on: `language-ts`. */
const languageOf = (...nodes: readonly (Element | undefined)[]): string => {
  const names = nodes.flatMap((node) => (node?.properties.className ?? []) as readonly string[]);
  const found = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  return found === 'text' ? '' : found;
};

/** The links inside code, where Markdown allows none. Links of samples are omitted: each name has one. */
const linksOf = (state: State, code: Element): PhrasingContent[] => {
  const found = findAll(code, (element) => element.tagName === 'a' && !hasClass(element, 'code-link'));
  const links = new Map(found.map((link) => [lineOf(link), String(link.properties.href)]));
  return [...links].flatMap(([name, href], index) => [
    ...(index === 0 ? [] : [text(', ')]),
    { type: 'link' as const, url: state.resolve(href), children: [{ type: 'inlineCode' as const, value: name }] },
  ]);
};

function codeBlock(state: State, pre: Element, frame?: Element): RootContent[] {
  const code = find(pre, ({ tagName }) => tagName === 'code');
  const links = linksOf(state, pre);
  return [
    { type: 'code', lang: languageOf(pre, code, frame) || null, value: textOf(pre).replace(/^\n|\n$/g, '') },
    ...(links.length === 0 ? [] : [{ type: 'paragraph' as const, children: [text('Links: '), ...links, text('.')] }]),
  ];
}

const code: Handle = (state, node) => {
  const value = lineOf(node);
  if (value === '') return [];
  const links = linksOf(state, node);
  const [first, ...others] = links;
  if (first?.type === 'link' && others.length === 0 && lineOf(node) === (first.children[0] as { value: string }).value)
    return first;
  const written: PhrasingContent = { type: 'inlineCode', value };
  return links.length === 0 ? written : [written, text(' ('), ...links, text(')')];
};

/** Tabs: all of them, each below its name. The framework prints panels in the order of the tabs. */
function tabs(state: State, list: Element, box: Element): RootContent[] {
  const names = findAll(list, ({ properties }) => properties.role === 'tab').map((tab) => inline(state, tab));
  const panels = findAll(box, ({ properties }) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    strong(names[index] ?? []),
    ...(state.toFlow(state.all(panel)) as RootContent[]),
  ]);
}

function admonition(state: State, node: Element): RootContent {
  const kind = (node.properties.className as string[])
    .find((name) => name.startsWith('theme-admonition-'))
    ?.replace(/^theme-admonition-(.)/, (_, first: string) => first.toUpperCase());
  const [heading, ...body] = node.children.filter((child) => isElement(child) || lineOf(child) !== '');
  const title = heading === undefined ? '' : lineOf(heading);
  const head = title.toLowerCase() === kind?.toLowerCase() || title === '' ? `${kind}` : `${kind}: ${title}`;
  const children = state.toFlow(state.all({ ...node, children: body }));
  return { type: 'blockquote', children: [strong([text(head)]), ...children] } as RootContent;
}

const box: Handle = (state, node) => {
  if (hasClass(node, 'theme-admonition')) return admonition(state, node);
  const list = node.children.find((child) => isElement(child) && child.properties.role === 'tablist');
  if (list !== undefined) return tabs(state, list as Element, node);
  const pre = hasClass(node, 'theme-code-block') ? find(node, ({ tagName }) => tagName === 'pre') : undefined;
  if (pre === undefined) return state.toFlow(state.all(node));
  const title = lineOf(node)
    .slice(0, lineOf(node).indexOf(lineOf(pre)))
    .trim();
  const head: RootContent = { type: 'paragraph', children: [{ type: 'inlineCode', value: title }, text(':')] };
  return [...(title === '' ? [] : [head]), ...codeBlock(state, pre, node)];
};

const isFlow = ({ type }: Nodes): boolean =>
  /^(?:paragraph|list|code|blockquote|heading|table|thematicBreak)$/.test(type);

/** The content of a cell as lines: one per block and line break. */
function linesOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') lines.push([]);
    else if (node.type === 'code') lines.push([{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ') }], []);
    else if (isFlow(node) || node.type === 'listItem')
      lines.push(...linesOf('children' in node ? node.children : []), []);
    else lines.at(-1)?.push(node as PhrasingContent);
  }
  return lines.filter((line) => line.some((node) => node.type !== 'text' || node.value.trim() !== ''));
}

/** Emphasis in cells is dropped: it costs bytes and carries no information. */
const plain = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'strong' ? plain(node.children) : [node]));

const cell: Handle = (state, node) => {
  const made = defaultHandlers.td(state, node) as { children: PhrasingContent[] };
  const lines = linesOf(made.children).map(plain);
  return { ...made, children: lines.flatMap((line, index) => (index === 0 ? line : [text(' ; '), ...line])) } as Nodes;
};

/** A description list: `- term: description`, with blocks that don't fit one line below. */
const definitions: Handle = (state, node) => {
  const items: ListItem[] = [];
  for (const part of findAll(node, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    const item = items.at(-1);
    if (part.tagName === 'dt') items.push(listItem(inline(state, part)));
    else item?.children.push(...described(state, item, state.all(part) as RootContent[]));
  }
  return list(items);
};

/** Appends the first paragraph of a description to its term, and returns the blocks that follow. */
function described(state: State, { children: [term] }: ListItem, content: RootContent[]): ListItem['children'] {
  if (content.some(({ type }) => type === 'break') && !content.some(isFlow))
    return [list(linesOf(content).map(listItem))];
  const [first, ...rest] = state.toFlow(content) as ListItem['children'];
  if (first?.type !== 'paragraph' || term?.type !== 'paragraph') return first === undefined ? [] : [first, ...rest];
  term.children.push(text(': '), ...first.children);
  return rest;
}

const listItem = (children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [{ type: 'paragraph', children }],
});
const list = (children: ListItem[]): List => ({ type: 'list', spread: false, children });

/** A `nav`: its label, then its links. The current page is no link. */
const navigation: Handle = (state, node) => {
  const links = findAll(node, ({ tagName }) => tagName === 'a').flatMap((link, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(', ')]),
    ...(link.properties.ariaCurrent === 'page'
      ? [text(`${lineOf(link)} (this page)`)]
      : inline(state, { ...node, children: [link] })),
  ]);
  const { ariaLabel } = node.properties;
  const head = typeof ariaLabel === 'string' ? [text(`${ariaLabel}: `)] : [];
  return { type: 'paragraph', children: [...head, ...links] };
};

/** A tight list, unless an item has several paragraphs. */
const item: Handle = (state, node) => {
  const made = defaultHandlers.li(state, node) as ListItem;
  return { ...made, spread: made.children.filter(({ type }) => type === 'paragraph').length > 1 };
};

/** Strong text or emphasis. A trailing space is moved behind it, because Markdown allows none inside. */
const marked =
  (tag: 'strong' | 'em'): Handle =>
  (state, node) => {
    const made = defaultHandlers[tag](state, node);
    const last = made.children.at(-1);
    if (last?.type !== 'text' || !/\s$/.test(last.value)) return made;
    last.value = last.value.trimEnd();
    return [made, text(' ')];
  };

export const handlers: Readonly<Record<string, Handle>> = {
  code,
  div: box,
  b: marked('strong'),
  dl: definitions,
  em: marked('em'),
  i: marked('em'),
  li: item,
  nav: navigation,
  pre: (state, node) => codeBlock(state, node),
  strong: marked('strong'),
  // The summary of a fold is redundant where its content is shown.
  summary: (state, node) =>
    /^(?:more|and \d+ more)$/.test(lineOf(node)) ? { type: 'break' } : strong(inline(state, node)),
  td: cell,
  th: cell,
  [ANCHOR]: (_, node) => [text(' '), { type: 'html', value: `{#${String(node.properties.name)}}` }],
};
