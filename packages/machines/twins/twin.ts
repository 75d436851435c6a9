import type { Element } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Upstream } from '@sdk-docs/reference/model/surface';
import type { MachineFile } from '../dataset';
import { pageAddress, twinFile } from '../paths';
import { handlers } from './handlers';
import { linkMaker, type LinkMaker } from './links';
import { prepare } from './prepare';
import { SAID_ONCE, withoutSaidLinks } from './said-links';
import type { Page } from './page';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true });

/** The twins of all pages, as files. */
export function twins(upstream: Upstream, baseUrl: string, pages: readonly Page[]): MachineFile[] {
  const routes = new Set(pages.map(({ route }) => route));
  return pages.map((page) => ({
    path: twinFile(page.route),
    text: twin(upstream, page, linkMaker(routes, baseUrl, page.route)),
  }));
}

/** The Markdown twin of a page: title, address, release, content. */
export function twin(upstream: Upstream, { route, title, content }: Page, link: LinkMaker): string {
  const { tree: resolved, left } = withoutSaidLinks(withLinks(prepare(content), link));
  const tree = toMdast(resolved, { handlers: { ...handlers, h1: () => undefined }, document: true }) as Root;
  const said = left === 0 ? '' : `\n> ${SAID_ONCE}`;
  return `# ${title}\n\n${origin(upstream, route)}${said}\n\n${writer.stringify(tree)}`;
}

const origin = ({ package: name, version, commit, date, repository }: Upstream, route: string): string =>
  `> Page: ${pageAddress(route)}\n> Describes \`${name}\` ${version}, commit [\`${commit.slice(0, 7)}\`](${repository}/tree/${commit}) of ${date.slice(0, 10)}.`;

/** The tree with rewritten targets of links and pictures. */
function withLinks(node: Element, link: LinkMaker): Element {
  const { href, src } = node.properties;
  const properties = {
    ...node.properties,
    ...(typeof href === 'string' ? { href: link(href) } : {}),
    ...(typeof src === 'string' ? { src: link(src) } : {}),
  };
  const children = node.children.map((child) => (child.type === 'element' ? withLinks(child, link) : child));
  return { ...node, properties, children };
}
