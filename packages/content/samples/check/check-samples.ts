import { join } from 'node:path';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { checkBlocks } from './check-blocks';
import { checkExamples } from './check-examples';
import { checkObservations } from './check-observation';
import { included, optOut, type SampleBlock } from '../read/blocks';
import { readExamples, type Example } from '../read/example';
import { exampleModule, sampleModules } from '../read/modules';
import { readFenceProblems, readPages } from '../read/pages';
import { createProgram } from '../read/program';
import { checkSampleRules } from './sample-rules';
import { gasFigures } from './gas-figures';
import { findArtifacts } from './no-artifacts';
import { unknownEvents } from './known-events';
import { wideLines } from './line-width';
import { formatSampleError, typeCheck } from './type-check';
import { untypedHandlers } from './untyped-handlers';

/** Result of checking all samples. */
export interface SampleReport {
  readonly checked: number;
  readonly examples: number;
  readonly executed: number;
  readonly optedOut: readonly { readonly block: SampleBlock; readonly reason: string }[];
  /** One line per problem. */
  readonly problems: readonly string[];
}

/**
 * Type-checks every `ts` and `tsx` block of the pages below `root` and every example, once with our declarations and
 * once with the handler types that the package really declares. Compares the recordings with the surface. An opt-out
 * needs a reason.
 */
export function checkSamples(root: string, reference: Reference): SampleReport {
  const examples = readExamples(root);
  const pages = readPages(root).map((blocks) => blocks.filter(({ meta }) => included(meta) === null));
  const includes = readPages(root)
    .flat()
    .filter(({ meta }) => included(meta) !== null);
  const blocks = pages.flat();
  const optedOut = blocks.flatMap((block) => {
    const reason = optOut(block);
    return reason === null ? [] : [{ block, reason }];
  });
  // Blocks of the reference are made from templates: each member of a contract stands alone there.
  const byHand = pages.filter(([block]) => block?.file.startsWith('site/docs/api/') !== true).flatMap(sampleModules);
  const ofPages = pages.flatMap(sampleModules);
  const modules = [...ofPages, ...[...examples.values()].map(exampleModule)];
  const texts = modules.map(({ path, code }) => [path, code] as const);
  const program = createProgram(root, new Map(texts));
  const published = createProgram(root, new Map([...untypedHandlers(root), ...texts]));
  const sources = [...blocks, ...[...examples.values()].map(({ file, text }) => ({ file, code: text }))];
  const errors = typeCheck(program, modules).map(formatSampleError);
  const untyped = typeCheck(published, modules).map(formatSampleError);
  return {
    checked: blocks.length - optedOut.length,
    examples: examples.size,
    executed: [...examples.values()].filter(({ notExecuted }) => notExecuted === null).length,
    optedOut,
    problems: [
      ...readFenceProblems(root),
      ...errors,
      ...untyped.filter((error) => !errors.includes(error)).map((error) => `${error} (handler without declarations)`),
      ...includes.flatMap((block) => badInclude(block, examples)),
      ...unusedExamples(examples, includes),
      ...wideLines(blocks, [...examples.values()]),
      ...checkExamples(root, reference, program, examples),
      ...checkBlocks(root, reference, program, byHand),
      ...checkObservations(root, reference, examples),
      ...findArtifacts(root),
      ...gasFigures(root),
      ...checkSampleRules(root, program, reference, modules),
      ...sources.flatMap(({ file, code }) => unknownEvents(reference.surface, file, code)),
    ],
  };
}

/** Finds examples that no page shows: nobody reads them, but each release would need a new recording. */
export function unusedExamples(
  examples: ReadonlyMap<string, Pick<Example, 'file'>>,
  includes: readonly Pick<SampleBlock, 'meta'>[],
): string[] {
  const shown = new Set(includes.map(({ meta }) => included(meta)?.name));
  return [...examples].filter(([name]) => !shown.has(name)).map(([, { file }]) => `${file} is on no page`);
}

function badInclude({ file, line, meta }: SampleBlock, examples: ReturnType<typeof readExamples>): string[] {
  const { name = '', region = null } = included(meta) ?? {};
  const example = examples.get(name);
  if (example === undefined)
    return [`${file}:${line} example="${name}": ${join('examples', `${name}.ts`)} does not exist`];
  const missing = (region ?? '').split('+').filter((part) => part !== '' && !example.regions.has(part));
  return missing.map((part) => `${file}:${line} example="${name}": ${example.file} has no region "${part}"`);
}
