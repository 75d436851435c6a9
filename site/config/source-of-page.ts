import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@sdk-docs/reference/model/reference';

/** A file of this repository and a line of it, counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** What a source is looked up in. */
export interface Sources {
  /** Root of the repository. */
  readonly root: string;
  readonly reference: () => Reference;
}

/** Generated pages about many files of the surface -> the module that writes them, below `WRITERS`. */
const WRITTEN: Readonly<Record<string, string>> = {
  'changes.mdx': 'changes-page',
  'guides/gas-used.mdx': 'gas-page',
  'how-we-know.mdx': 'how-we-know-page',
  'api/index.mdx': 'index-page',
  'api/reverts.mdx': 'reverts-page',
  'api/borders.mdx': 'boundaries-page',
  'api/approvals.mdx': 'approvals-page',
  'api/access.mdx': 'access-page',
  'api/events.mdx': 'events-page',
  'api/exports.mdx': 'exports-page',
  'api/unknowns.mdx': 'unknowns-page',
};
const WRITERS = 'packages/reference/generator/write/';

/**
 * Source of a page below `site/docs`: a hand-written page from its first line after front matter and imports; for a
 * page of the reference the class, contract or module that it describes; for a page about many files the module that
 * writes it. `page` is its path below `site/docs`, `text` its whole content. Throws for a generated page without a
 * known source.
 */
export function sourceOfPage({ root, reference }: Sources, page: string, text: string): Place {
  const writer = WRITTEN[page];
  if (writer !== undefined) {
    const file = `${WRITERS}${writer}.ts`;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return { file, line: lines.findIndex((line) => /^export (?:async )?(?:function|const) \w+Page\b/.test(line)) + 1 };
  }
  if (page.startsWith('api/')) return describedBy(reference(), page.slice('api/'.length).replace(/\.mdx$/, ''));
  const head = /^---\n[\s\S]*?\n---\n+(?:import .*\n+)*/.exec(text)?.[0] ?? '';
  return { file: `site/docs/${page}`, line: head.split('\n').length };
}

/** Source of the item that a page of the reference describes. `path` is its module's; `-1` and `-2` are variants. */
function describedBy(reference: Reference, path: string): Place {
  const isOf = (module: string): boolean => path === module || path.replace(/-[12]$/, '') === module;
  const contract = reference.surface.contracts.find(({ name }) => isOf(`contracts/abis/mainnet/${name}`));
  const handler = reference.handlers.find(({ module }) => isOf(module.path));
  const module = reference.surface.modules.find((each) => isOf(each.path));
  const place = contract?.location ?? handler?.class.doc.location ?? module?.location;
  if (place === undefined)
    throw new Error(`site/docs/api/${path}.mdx: site/config/source-of-page.ts knows no source of it`);
  return place;
}
