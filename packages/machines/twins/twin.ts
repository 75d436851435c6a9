import { createSlugger } from '@docusaurus/utils';
import type { Upstream } from '@sdk-docs/reference/model/surface';
import { pageAddress } from '../paths';
import { block, tidy } from './blocks';
import { componentPage } from './component-page';
import type { LinkMaker } from './links';
import { parsePage, type Node } from './parse';
import { createPrinter, type Printer } from './render';

/** A page of the site with the source that it is made of. */
export interface SourcePage {
  /** Below the base path: `/guides/`, `/api/contracts/tokens`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** MDX, or TypeScript of a component. */
  readonly source: string;
}

/** The Markdown twin of a page. Throws, naming the file, where a part of it has no words. */
export function twin(
  upstream: Upstream,
  { route, title, file, source }: SourcePage,
  parts: { readonly link: LinkMaker; readonly example: Printer['example'] },
): string {
  try {
    const page: { tree: Node; source: string } = file.endsWith('.tsx')
      ? { tree: componentPage(source), source: '' }
      : parsePage(source);
    const slugger = createSlugger();
    const printer = createPrinter(page.source, { ...parts, slug: (text) => slugger.slug(text) });
    const body = printer.print(page.tree).trim();
    const [heading, rest] = body.startsWith('# ') ? splitFirstLine(body) : [`# ${title}`, body];
    return tidy(`${heading}\n\n${origin(upstream, route)}${block(rest)}`);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Where the twin comes from, which release it describes. */
const origin = ({ package: name, version, commit, date, repository }: Upstream, route: string): string =>
  `> Page: ${pageAddress(route)}\n> Describes \`${name}\` ${version}, commit [\`${commit.slice(0, 7)}\`](${repository}/tree/${commit}) of ${date.slice(0, 10)}.`;

function splitFirstLine(text: string): [string, string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}
