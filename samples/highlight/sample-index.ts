import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Everything a page needs about its samples. */
export interface SampleIndex {
  readonly examples: ReadonlyMap<string, Example>;
  /** SDK names that an example uses. */
  readonly names: (example: string) => ReadonlySet<string>;
  /** Links of a block of a page, or of a region of an example (see `linksOfRegions`); null for code that is in neither. */
  readonly links: (file: string, code: string) => readonly CodeLink[] | null;
  readonly card: (target: string) => Card | null;
}

/** Key (`file`, hash of the code) -> links. */
type Links = Readonly<Record<string, readonly CodeLink[]>>;

const keyOf = (file: string, code: string): string =>
  `${file} ${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
const cacheFolder = '.generated/cache';
const cachePrefix = 'sample-links-';

/**
 * Type-checks all samples once and resolves their SDK names. The result is kept in `.generated/cache` by the content of
 * the samples and the surface, because the checker needs many seconds.
 */
export function createSampleIndex(root: string): SampleIndex {
  const examples = readExamples(root);
  const pages = readPages(root).map((blocks) => blocks.filter(({ meta }) => included(meta) === null));
  const modules = [...pages.flatMap(sampleModules), ...[...examples.values()].map(exampleModule)];
  const links = cachedLinks(root, modules, examples);
  const reference = readReference(root);
  return {
    examples,
    names: (name) => new Set(links[`${name} names`]?.map(({ target }) => target)),
    links: (file, code) => links[keyOf(file, code)] ?? null,
    card: createCards(reference, createLinkResolver(reference.surface)),
  };
}

function cachedLinks(root: string, modules: readonly SampleModule[], examples: ReadonlyMap<string, Example>): Links {
  const hash = createHash('sha256').update('2');
  for (const file of [...listFiles(root, 'surface/sdk', '.ts'), ...listFiles(root, '.generated/sdk', '.ts')])
    hash.update(readFileSync(join(root, file)));
  for (const { path, code } of modules) hash.update(path).update(code);
  const name = `${cachePrefix}${hash.digest('hex').slice(0, 32)}.json`;
  const file = join(root, cacheFolder, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Links;
  const links = resolveLinks(root, modules, examples);
  mkdirSync(join(root, cacheFolder), { recursive: true });
  for (const old of readdirSync(join(root, cacheFolder)))
    if (old.startsWith(cachePrefix)) rmSync(join(root, cacheFolder, old), { force: true });
  writeFileSync(file, JSON.stringify(links));
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

/** Links of the code that `regionCode` gives. */
export function linksOfRegions(index: SampleIndex, example: Example, region: string | null): CodeLink[] {
  let offset = 0;
  return regionNames(example, region).flatMap((name) => {
    const { code } = example.regions.get(name) ?? { code: '' };
    const links = (index.links(`${example.file}#${name}`, code) ?? []).map((link) => ({ ...link, line: link.line + offset }));
    offset += code.split('\n').length + 1;
    return links;
  });
}
