import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { replaceFile } from '../read/replace-file';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { listFiles } from '@sdk-docs/reference/generator/read/pages';
import { included } from '../read/blocks';
import { createCards, type Card, type CodeLink } from './code-links';
import type { ValueWords } from './highlight';
import { literalValues } from './literal-values';
import { readExamples, regionNames, type Example } from '../read/example';
import { exampleModule, sampleModules, type SampleModule } from '../read/modules';
import { readPages } from '../read/pages';
import { createProgram } from '../read/program';
import { sdkNames } from '../read/sdk-names';

/** What the type checker knows about a piece of code. */
export interface Resolved {
  readonly links: readonly CodeLink[];
  /** Numbers whose unit is certain. */
  readonly values: readonly ValueWords[];
}

/** Code that nothing is known about. */
export const UNKNOWN: Resolved = { links: [], values: [] };

/** SDK names, links and values of all samples. */
export interface SampleIndex {
  readonly reference: Reference;
  readonly examples: ReadonlyMap<string, Example>;
  /** SDK names that an example uses. */
  readonly names: (example: string) => ReadonlySet<string>;
  /** Returns what is known about a page's block, or an example's region (see `resolvedRegions`); null for unknown code. */
  readonly resolved: (file: string, code: string) => Resolved | null;
  readonly card: (target: string) => Card | null;
}

/** Key (`file`, hash of the code) -> what is known about it. */
type Samples = Readonly<Record<string, Resolved>>;

const keyOf = (file: string, code: string): string =>
  `${file} ${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
const cacheFolder = '.generated/sample-links';

/**
 * Type-checks all samples and resolves their SDK names. The type checker takes many seconds, so the result is cached in
 * `.generated/sample-links` by the content of the samples and the surface. `stale` uses the cache as it is and resolves
 * nothing: newer code has no links.
 */
export function createSampleIndex(
  root: string,
  reference: Reference,
  { stale }: { readonly stale: boolean },
): SampleIndex {
  const examples = readExamples(root);
  const samples = stale ? keptSamples(root) : cachedSamples(root, reference, examples);
  return {
    reference,
    examples,
    names: (name) => new Set(samples[`${name} names`]?.links.map(({ target }) => target)),
    resolved: (file, code) => samples[keyOf(file, code)] ?? null,
    card: createCards(reference),
  };
}

const keptFiles = (root: string): string[] =>
  existsSync(join(root, cacheFolder))
    ? readdirSync(join(root, cacheFolder)).filter((name) => name.endsWith('.json'))
    : [];

const readSamples = (root: string, name: string): Samples =>
  JSON.parse(readFileSync(join(root, cacheFolder, name), 'utf8')) as Samples;

const keptSamples = (root: string): Samples => keptFiles(root).map((name) => readSamples(root, name))[0] ?? {};

function cachedSamples(root: string, reference: Reference, examples: ReadonlyMap<string, Example>): Samples {
  const pages = readPages(root);
  const [problem] = pages.flatMap(({ problems }) => problems);
  if (problem !== undefined) throw new Error(problem);
  const own = pages.map(({ blocks }) => blocks.filter(({ meta }) => included(meta) === null));
  const modules = [...own.flatMap(sampleModules), ...[...examples.values()].map(exampleModule)];
  const hash = createHash('sha256').update('3');
  for (const file of [...listFiles(root, 'surface/sdk', '.ts'), ...listFiles(root, '.generated/sdk', '.ts')])
    hash.update(readFileSync(join(root, file)));
  for (const { path, code } of modules) hash.update(path).update(code);
  const name = `${hash.digest('hex').slice(0, 32)}.json`;
  const kept = keptFiles(root);
  if (kept.includes(name)) return readSamples(root, name);
  const samples = resolveSamples(root, reference, modules, examples);
  for (const old of kept) rmSync(join(root, cacheFolder, old), { force: true });
  replaceFile(join(root, cacheFolder, name), JSON.stringify(samples));
  return samples;
}

function resolveSamples(
  root: string,
  reference: Reference,
  modules: readonly SampleModule[],
  examples: ReadonlyMap<string, Example>,
): Samples {
  const program = createProgram(root, new Map(modules.map(({ path, code }) => [path, code])));
  const samples: Record<string, Resolved> = {};
  for (const module of modules) {
    const source = program.source(module.path);
    const placed = (node: ts.Node): { line: number; column: number; length: number } => {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      return { line, column: character, length: node.getWidth(source) };
    };
    const all: Resolved = {
      links: sdkNames(root, program, source).map(({ node, target }) => ({ ...placed(node), target })),
      values: literalValues(root, reference, program, source)
        .map(({ node, words }) => ({ ...placed(node), words }))
        // An inline element can't span lines.
        .filter(({ line, column, length }) => column + length <= (source.text.split('\n')[line] ?? '').length),
    };
    for (const block of new Set(module.lines.flatMap((line) => line.block ?? []))) {
      const first = module.lines.findIndex((line) => line.block === block);
      const last = module.lines.findLastIndex((line) => line.block === block);
      samples[keyOf(block.file, block.code)] = within(all, first, last);
    }
    const example = [...examples.values()].find(({ file }) => file === module.path);
    if (example !== undefined) {
      samples[`${example.name} names`] = all;
      for (const [name, region] of example.regions) {
        const first = region.line - 1;
        const last = first + region.code.split('\n').length - 1;
        samples[keyOf(`${example.file}#${name}`, region.code)] = within(all, first, last);
      }
    }
  }
  return samples;
}

/** What is known about these lines, with the first as line 0. */
const within = ({ links, values }: Resolved, first: number, last: number): Resolved => {
  const inside = ({ line }: { readonly line: number }): boolean => line >= first && line <= last;
  return moved({ links: links.filter(inside), values: values.filter(inside) }, -first);
};

const moved = ({ links, values }: Resolved, lines: number): Resolved => ({
  links: links.map((link) => ({ ...link, line: link.line + lines })),
  values: values.map((value) => ({ ...value, line: value.line + lines })),
});

/** Returns what is known about the code that `regionCode` returns. */
export function resolvedRegions(index: SampleIndex, example: Example, region: string | null): Resolved {
  let offset = 0;
  const parts = regionNames(example, region).map((name) => {
    const { code } = example.regions.get(name) ?? { code: '' };
    const part = moved(index.resolved(`${example.file}#${name}`, code) ?? UNKNOWN, offset);
    offset += code.split('\n').length + 1;
    return part;
  });
  return { links: parts.flatMap(({ links }) => links), values: parts.flatMap(({ values }) => values) };
}
