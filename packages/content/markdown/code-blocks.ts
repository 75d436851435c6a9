import { relative, sep } from 'node:path';
import type { ElementContent, Root } from 'hast';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { metaProblems, readMeta } from '../samples/read/fence-meta';
import { regionCode, regionNames, type Example } from '../samples/read/example';
import {
  createSampleIndex,
  resolvedRegions,
  UNKNOWN,
  type Resolved,
  type SampleIndex,
} from '../samples/highlight/sample-index';
import { textOf } from '../samples/panel/hast';
import { samplePanel } from '../samples/panel/panel';
import { highlight } from '../samples/highlight/highlight';
import { referenceMarks } from '../samples/highlight/reference-marks';
import { fencesOf, replaceFence, type Fence } from './fences';

/** Input of the plugins besides the page. */
export interface Sources {
  /** Root of the repository. */
  readonly root: string;
  readonly reference: () => Reference;
}

let index: SampleIndex | null = null;

/**
 * Rehype plugin: turns every fenced block into highlighted HTML at build, so that no highlighter runs in the browser.
 * An `example="..."` fence gets the code of the example and its panel; SDK names in `ts` blocks become links.
 * site/src/theme/CodeBlock shows the result.
 */
export function codeBlocks({ root, reference }: Sources) {
  return (tree: Root, file: { readonly path: string; readonly value?: unknown }): void => {
    const path = relative(root, file.path).split(sep).join('/');
    const source = String(file.value ?? '');
    const folded = new Set<string>();
    fencesOf(tree).forEach((fence, at) => {
      const below = render({ root, reference, path, source, folded, number: at + 1 }, fence);
      replaceFence(fence, [fence.pre, ...below]);
    });
  };
}

interface Place extends Sources {
  readonly path: string;
  readonly source: string;
  /** Code that the page has folded so far. */
  readonly folded: Set<string>;
  /** Of the block in its page, from 1. */
  readonly number: number;
}

/** Fills the code element and returns the content below it. */
function render({ root, reference, path, source, folded, number }: Place, { code, language }: Fence): ElementContent[] {
  const meta = readMeta(typeof code.properties.metastring === 'string' ? code.properties.metastring : '');
  code.properties.metastring = undefined;
  const written = textOf(code).replace(/\n$/, '');
  const problems = metaProblems(meta, written);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);
  const typescript = language === 'ts' || language === 'tsx';
  if (typescript) index ??= createSampleIndex(root, reference(), { stale: process.env.NODE_ENV === 'development' });
  // Pages of the reference contain everything themselves, so their links have no cards.
  const id = path.startsWith('site/docs/api/') ? null : `code-${number}`;
  const htmlOf = (text: string, { links, values }: Resolved): string => {
    const marks = index === null ? [] : referenceMarks(links, index.card, id);
    return highlight(text, language, marks, meta.emphasized, values);
  };
  code.children = [];
  if (meta.example === null) {
    const resolved = typescript && meta.noCheck === null ? resolvedOf(path, written) : UNKNOWN;
    code.properties.title = meta.title ?? undefined;
    code.properties.html = htmlOf(written, resolved);
    return [];
  }
  const example = index?.examples.get(meta.example);
  if (index === null || example === undefined)
    throw new Error(`${path}: example="${meta.example}" does not exist in examples/`);
  code.properties.title = meta.title ?? `${example.name}.ts`;
  code.properties.html = htmlOf(regionCode(example, meta.region), resolvedRegions(index, example, meta.region));
  return samplePanel({ root, index, example, region: meta.region, shown: shownRegions(source, example), folded });
}

/**
 * Returns what is known about a block. A build has parsed every block before; `npm start` uses what the last build knew.
 */
function resolvedOf(path: string, code: string): Resolved {
  const resolved = index?.resolved(path, code) ?? null;
  if (resolved === null && process.env.NODE_ENV === 'production')
    throw new Error(`${path}: samples/read/ does not see this block as the build does:\n${code}`);
  return resolved ?? UNKNOWN;
}

/** Regions of an example that the fences of a page show, by the page's source. */
function shownRegions(source: string, example: Example): ReadonlySet<string> {
  const metas = [...source.matchAll(/^\s*```\w+ (.*)$/gm)].map(([, meta = '']) => readMeta(meta));
  return new Set(
    metas.filter((meta) => meta.example === example.name).flatMap(({ region }) => regionNames(example, region)),
  );
}
