import { block, fence, indented, quote } from './blocks';
import { elements } from './elements';
import type { LinkMaker } from './links';
import type { Node } from './parse';

/** What a page's nodes are printed with. */
export interface Printer {
  readonly link: LinkMaker;
  /** A fence with `example="..."`: code, and what it sends in words. A fence `picture`: the picture in words. */
  readonly example: (language: string, meta: string, text: string) => string | null;
  /** Id of a heading that names none. */
  readonly slug: (text: string) => string;
  /** Markdown of a node and of what stands inside of one. */
  readonly print: (node: Node) => string;
  readonly inside: (node: Node) => string;
}

/** A printer of Markdown for the tree of one page: what Markdown has is taken as it is written, the rest becomes words. */
export function createPrinter(source: string, parts: Pick<Printer, 'link' | 'example' | 'slug'>): Printer {
  const slice = (from: number, to: number): string => source.slice(from, to);
  const inside = (node: Node): string => {
    const { children = [] } = node;
    let at: number | undefined;
    let text = '';
    for (const child of children) {
      const { start, end } = offsets(child);
      if (at !== undefined && start !== undefined) text += slice(at, start);
      text += print(child);
      at = end;
    }
    return text;
  };
  /** The source of a node with its children printed in their places. */
  const around = (node: Node): string => {
    const { children = [] } = node;
    const { start, end } = offsets(node);
    const first = children[0] === undefined ? undefined : offsets(children[0]).start;
    const last = children.length === 0 ? undefined : offsets(children[children.length - 1] as Node).end;
    if (start === undefined || end === undefined) return inside(node);
    if (first === undefined || last === undefined) return slice(start, end);
    return slice(start, first) + inside(node) + slice(last, end);
  };
  const printer: Printer = { ...parts, inside, print: (node) => print(node) };
  const print = (node: Node): string => {
    const column = (node.position?.start.column ?? 1) - 1;
    switch (node.type) {
      case 'root':
        return inside(node);
      case 'yaml':
      case 'mdxjsEsm':
        return '';
      case 'text':
        return plainText(node.position === undefined ? (node.value ?? '') : around(node));
      case 'heading':
        return heading(printer, node);
      case 'code':
        return indented(code(printer, node), column);
      case 'link':
        return `[${inside(node)}](${parts.link(node.url ?? '')})`;
      case 'image':
        return `(Picture: ${node.alt ?? ''})`;
      case 'definition':
        return `${around(node).split(']:')[0]}]: ${parts.link(node.url ?? '')}`;
      case 'containerDirective':
        return indented(admonition(printer, node), column);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return element(printer, node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '')) return '';
        throw new Error(`a twin cannot run {${node.value ?? ''}}`);
      default:
        return around(node);
    }
  };
  return printer;
}

const offsets = ({ position }: Node) => ({ start: position?.start.offset, end: position?.end.offset });

/** Text without what only MDX needs: braces are plain in Markdown, a less-than sign needs one mark. */
const plainText = (text: string): string =>
  text
    .replace(/\\([{}])/g, '$1')
    .replace(/&lt;/g, '\\<')
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));

/** Text of a node without marks, for ids of headings. */
const textOf = ({ value, children = [] }: Node): string => (value ?? '') + children.map(textOf).join('');

function heading(printer: Printer, node: Node): string {
  const marks = '#'.repeat(node.depth ?? 1);
  const written = printer.inside(node).trim();
  if (node.depth === 1) return `${marks} ${written}`;
  const own = /\s*\{#([\w-]+)\}$/.exec(written);
  const id = own?.[1] ?? printer.slug(textOf(node));
  return `${marks} ${own === null ? written : written.slice(0, own.index)} {#${id}}`;
}

function code(printer: Printer, { lang, meta, value }: Node): string {
  const language = lang ?? '';
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1] ?? null;
  return printer.example(language, meta ?? '', value ?? '') ?? fence(language, value ?? '', title);
}

function admonition(printer: Printer, node: Node): string {
  const [first, ...rest] = node.children ?? [];
  const label = first?.data?.directiveLabel === true ? first : undefined;
  const kind = (node.name ?? '').replace(/^./, (letter) => letter.toUpperCase());
  const own = label === undefined ? '' : printer.inside(label);
  const title = own === '' || own === kind ? '' : `: ${own}`;
  const body = printer.inside({ ...node, children: label === undefined ? node.children : rest });
  const { column = 1 } = node.position?.start ?? {};
  return block(quote(`**${kind}${title}**\n\n${body.replace(new RegExp(`^ {${column - 1}}`, 'gm'), '')}`));
}

function element(printer: Printer, node: Node): string {
  const print = elements[node.name ?? ''];
  if (print === undefined) throw new Error(`a twin has no words for <${node.name ?? ''}>: machines/twins/elements.ts`);
  return print(printer, node);
}
