import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../read/replace-file';
import { createLinkResolver } from '../../model/links';
import { listFiles } from '../../generator/read/files';
import { readReference } from '../read/address-book';
import { included } from '../read/blocks';
import { createCards, type Card, type CodeLink } from './code-links';
import { readExamples, regionNames, type Example } from '../read/example';
import { exampleModule, sampleModules, type SampleModule } from '../read/modules';
import { readPages } from '../read/pages';
import { createProgram } from '../read/program';
import { sdkNames } from '../read/sdk-names';

/** SDK names and links of all samples. */
export interface SampleIndex {
  readonly examples: ReadonlyMap<string, Example>;
  /** SDK names that an example uses. */
  readonly names: (example: string) => ReadonlySet<string>;
  /** Returns the links of a page's block, or of an example's region (see `linksOfRegions`); null for unknown code. */
  readonly links: (file: string, code: string) => readonly CodeLink[] | null;
  readonly card: (target: string) => Card | null;
}

/** Key (`file`, hash of the code) -> links. */
type Links = Readonly<Record<string, readonly CodeLink[]>>;

const keyOf = (file: string, code: string): string =>
  `${file} ${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
const cacheFolder = '.generated/sample-links';

/**
 * Type-checks all samples and resolves their SDK names. The type checker takes many seconds, so the result is cached in
 * `.generated/sample-links` by the content of the samples and the surface. `stale` uses the cache as it is and resolves
 * nothing: newer code has no links.
 */
export function createSampleIndex(root: string, { stale }: { readonly stale: boolean }): SampleIndex {
  const examples = readExamples(root);
  const links = stale ? keptLinks(root) : cachedLinks(root, examples);
  const reference = readReference(root);
  return {
    examples,
    names: (name) => new Set(links[`${name} names`]?.map(({ target }) => target)),
    links: (file, code) => links[keyOf(file, code)] ?? null,
    card: createCards(reference, createLinkResolver(reference.surface)),
  };
}

const keptFiles = (root: string): string[] =>
  existsSync(join(root, cacheFolder))
    ? readdirSync(join(root, cacheFolder)).filter((name) => name.endsWith('.json'))
    : [];

const readLinks = (root: string, name: string): Links =>
  JSON.parse(readFileSync(join(root, cacheFolder, name), 'utf8')) as Links;

const keptLinks = (root: string): Links => keptFiles(root).map((name) => readLinks(root, name))[0] ?? {};

function cachedLinks(root: string, examples: ReadonlyMap<string, Example>): Links {
  const pages = readPages(root).map((blocks) => blocks.filter(({ meta }) => included(meta) === null));
  const modules = [...pages.flatMap(sampleModules), ...[...examples.values()].map(exampleModule)];
  const hash = createHash('sha256').update('2');
  for (const file of [...listFiles(root, 'surface/sdk', '.ts'), ...listFiles(root, '.generated/sdk', '.ts')])
    hash.update(readFileSync(join(root, file)));
  for (const { path, code } of modules) hash.update(path).update(code);
  const name = `${hash.digest('hex').slice(0, 32)}.json`;
  const kept = keptFiles(root);
  if (kept.includes(name)) return readLinks(root, name);
  const links = resolveLinks(root, modules, examples);
  for (const old of kept) rmSync(join(root, cacheFolder, old), { force: true });
  replaceFile(join(root, cacheFolder, name), JSON.stringify(links));
  return links;
}

function resolveLinks(root: string, modules: readonly SampleModule[], examples: ReadonlyMap<string, Example>): Links {
  const program = createProgram(root, new Map(modules.map(({ path, code }) => [path, code])));
  const links: Record<string, CodeLink[]> = {};
  for (const module of modules) {
    const source = program.source(module.path);
    for (const { block } of module.lines) if (block !== null) links[keyOf(block.file, block.code)] ??= [];
    const uses = sdkNames(root, program, source).map(({ start, end, target }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return { line, column: character, length: end - start, target };
    });
    for (const use of uses) {
      const block = module.lines[use.line]?.block;
      if (block == null) continue;
      const first = module.lines.findIndex((line) => line.block === block);
      (links[keyOf(block.file, block.code)] ??= []).push({ ...use, line: use.line - first });
    }
    const example = [...examples.values()].find(({ file }) => file === module.path);
    if (example !== undefined) {
      links[`${example.name} names`] = uses;
      for (const [name, region] of example.regions) {
        const last = region.line + region.code.split('\n').length - 1;
        const inside = uses.filter(({ line }) => line + 1 >= region.line && line + 1 <= last);
        links[keyOf(`${example.file}#${name}`, region.code)] = inside.map((use) => ({
          ...use,
          line: use.line + 1 - region.line,
        }));
      }
    }
  }
  return links;
}

/** Returns the links of the code that `regionCode` returns. */
export function linksOfRegions(index: SampleIndex, example: Example, region: string | null): CodeLink[] {
  let offset = 0;
  return regionNames(example, region).flatMap((name) => {
    const { code } = example.regions.get(name) ?? { code: '' };
    const links = (index.links(`${example.file}#${name}`, code) ?? []).map((link) => ({
      ...link,
      line: link.line + offset,
    }));
    offset += code.split('\n').length + 1;
    return links;
  });
}
