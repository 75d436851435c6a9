import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPageFiles } from '@sdk-docs/reference/generator/read/pages';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { checkBlocks, notRecorded } from './check-blocks';
import { checkObservations } from './check-observation';
import { included, optOut, type SampleBlock } from '../read/blocks';
import { EXAMPLES, readExamples, type Example } from '../read/example';
import { exampleModule, sampleModules, type SampleModule } from '../read/modules';
import { readPages, type SamplePage } from '../read/pages';
import { createProgram, type SampleProgram } from '../read/program';
import { amountsOf, wrongComments } from './comment-values';
import { checkSampleRules } from './sample-rules';
import { findArtifacts } from './no-artifacts';
import { unknownEvents } from './known-events';
import { placeOf } from './place';
import { wideLines } from './line-width';
import { onlyUntyped, untypedHandlers } from './untyped-handlers';
import ts from 'typescript';
import { recorderHash } from '../record/recorder';
import { exampleCode } from './code/example-code';
import { checkCode } from './rules/all-rules';
import { checkRecording } from './check-recording';
import { calledMethods } from './claims';
import { readRecording, recordingFile } from '../read/recording';
import { sdkNames } from '../read/sdk-names';

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
 * needs a reason. With `only`, checks this example and the pages that show it.
 *
 * @throws Error when `only` is no example; the message lists similar names
 */
export function checkSamples(root: string, reference: Reference, only?: string): SampleReport {
  const all = readExamples(root);
  const examples = only === undefined ? all : oneExample(all, only);
  const shown = checkedPages(root, only);
  const pages = shown.map(({ blocks }) => blocks.filter(({ meta }) => included(meta) === null));
  const includes = shown
    .flatMap((page) => page.blocks)
    .filter(({ meta }) => included(meta) !== null && (only === undefined || included(meta)?.name === only));
  const blocks = pages.flat();
  const optedOut = blocks.flatMap((block) => {
    const reason = optOut(block);
    return reason === null ? [] : [{ block, reason }];
  });
  // Blocks of the reference are generated, each for one member of a contract.
  const byHand = pages.filter(([block]) => block?.file.startsWith('site/docs/api/') !== true).flatMap(sampleModules);
  const ofPages = pages.flatMap(sampleModules);
  const modules = [...ofPages, ...[...examples.values()].map(exampleModule)];
  const texts = modules.map(({ path, code }) => [path, code] as const);
  const program = createProgram(root, new Map(texts));
  const published = createProgram(root, new Map([...untypedHandlers(root), ...texts]));
  const sources = [...blocks, ...[...examples.values()].map(({ file, text }) => ({ file, code: text, line: 1 }))];
  const amounts = amountsOf(
    ['Token', 'UnifiToken'].flatMap((name) => reference.enumeration(name).members.map((member) => member.name)),
  );
  const errors = typeErrors(program, modules);
  return {
    checked: blocks.length - optedOut.length,
    examples: examples.size,
    executed: [...examples.values()].filter(({ notExecuted }) => notExecuted === null).length,
    optedOut,
    problems: [
      ...shown.flatMap((page) => page.problems),
      ...(only === undefined ? wholeProblems(root, all) : []),
      ...errors,
      ...onlyUntyped(errors, typeErrors(published, modules)),
      ...includes.flatMap((block) => badInclude(block, examples)),
      ...unusedExamples(examples, new Set(shown.flatMap(shownOn))),
      ...wideLines(blocks, [...examples.values()]),
      ...checkExamples(root, reference, program, examples),
      ...checkBlocks(root, reference, program, byHand),
      ...checkObservations(root, reference, examples),
      ...checkSampleRules(root, program, reference, modules),
      ...sources.flatMap(({ file, line, code }) => wrongComments(file, line, code, amounts)),
      ...sources.flatMap(({ file, code }) => unknownEvents(reference.surface, file, code)),
    ],
  };
}

/** All pages, or with `only` those that show this example. */
const checkedPages = (root: string, only?: string): SamplePage[] =>
  readPages(root).filter(({ shows }) => only === undefined || shows.has(only));

/** The problems of MDX and fences alone, which need neither the reference nor types. Parameters as of `checkSamples`. */
export const pageProblems = (root: string, only?: string): string[] =>
  checkedPages(root, only).flatMap(({ problems }) => problems);

/** The problems that belong to no example. */
const wholeProblems = (root: string, all: ReadonlyMap<string, Example>): string[] => [
  ...leftOver(root, all),
  ...findArtifacts(root),
  ...gasFigures(root),
];

/** A figure of gas in prose: `109,000 gas`, `gas: 45000`. */
const FIGURE = /\b\d{1,3}(?:,\d{3})+ (?:units of )?gas\b|\bgas(?:Used|Needed)?[:=] ?\d{5,}/i;

/** Returns the figures of gas that pages hold by hand: those of the generated page come from the observations. */
export function gasFigures(root: string): string[] {
  return readPageFiles(root).flatMap(({ path, text }) => figuresIn(`site/docs/${path}`, text));
}

export function figuresIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = FIGURE.exec(line)?.[0];
    return found === undefined
      ? []
      : [`${file}:${index + 1} "${found}": figures of gas come from the observations, link to /guides/gas-used`];
  });
}

/** The example of this name alone. @throws Error with the names that share the start of a word with it */
export function oneExample<Found>(all: ReadonlyMap<string, Found>, name: string): ReadonlyMap<string, Found> {
  const found = all.get(name);
  if (found !== undefined) return new Map([[name, found]]);
  const starts = name.split('-').map((word) => word.slice(0, 4));
  const shared = (other: string): number =>
    starts.filter((start) => other.includes(start)).length + (other.startsWith(starts[0] ?? '') ? 1 : 0);
  const near = [...all.keys()].filter((other) => shared(other) > 0).sort((a, b) => shared(b) - shared(a));
  const names = near.length > 0 ? `close matches: ${near.slice(0, 5).join(', ')}` : `see the files of ${EXAMPLES}/`;
  throw new Error(`there is no example "${name}"; ${names}`);
}

/** Files of recordings, observations and scenarios that belong to no example. */
const leftOver = (root: string, all: ReadonlyMap<string, Example>): string[] =>
  ['recordings', 'observations', 'scenarios'].flatMap((folder) =>
    readdirSync(join(root, EXAMPLES, folder))
      .filter((file) => !all.has(file.replace(/\.(?:json|ts)$/, '')))
      .map((file) => `${EXAMPLES}/${folder}/${file} belongs to no example`),
  );

/** Names of the examples that a page shows. A mistake may hide their fences, so its text counts then. */
const shownOn = ({ blocks, shows, problems }: SamplePage): readonly (string | undefined)[] =>
  problems.length > 0 ? [...shows] : blocks.map(({ meta }) => included(meta)?.name);

/** Finds examples that no page shows: no one reads them, but each release would need a new recording. */
export function unusedExamples(
  examples: ReadonlyMap<string, Pick<Example, 'file'>>,
  shown: ReadonlySet<string | undefined>,
): string[] {
  return [...examples].filter(([name]) => !shown.has(name)).map(([, { file }]) => `${file} is on no page`);
}

function badInclude({ file, line, meta }: SampleBlock, examples: ReadonlyMap<string, Example>): string[] {
  const { name = '', region = null } = included(meta) ?? {};
  const example = examples.get(name);
  if (example === undefined) return [`${file}:${line} example="${name}": ${EXAMPLES}/${name}.ts does not exist`];
  const missing = (region ?? '').split('+').filter((part) => part !== '' && !example.regions.has(part));
  return missing.map((part) => `${file}:${line} example="${name}": ${example.file} has no region "${part}"`);
}

/** Returns the type errors of the modules, which must be part of the program: `docs/x.mdx:16:7 TS2322 message`. */
function typeErrors(program: SampleProgram, modules: readonly SampleModule[]): string[] {
  return modules.flatMap((module) => {
    const source = program.source(module.path);
    return program.diagnostics(source).map(({ start = 0, code, messageText }) => {
      const position = source.getLineAndCharacterOfPosition(start);
      const { file, line, indent } = placeOf(module, position.line + 1);
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${file}:${line}:${position.character + 1 + indent} TS${code} ${message}`;
    });
  });
}

/** Returns the problems of the recordings: missing, stale, or in conflict with the reference. */
function checkExamples(
  root: string,
  reference: Reference,
  program: SampleProgram,
  examples: ReadonlyMap<string, Example>,
): string[] {
  const recorder = recorderHash(root);
  return [...examples.values()].flatMap((example) => {
    const recording = readRecording(root, example.name);
    if (example.notExecuted !== null) {
      if (example.notExecuted === '') return [`${example.file} @notExecuted without a reason`];
      return recording === null ? [] : [`${recordingFile(example.name)} exists, but the example has @notExecuted`];
    }
    // The line numbers of a stale recording are wrong, so its example is read as one without.
    const fresh = recording?.sha256 === example.sha256;
    const recorded = fresh ? recording : notRecorded(reference, example.chain);
    const mistakes = checkCode(exampleCode(root, reference, program, example, recorded), fresh);
    if (recording === null)
      return [
        `${example.file} has no recording: run npm run samples:record -- ${example.name}, or add @notExecuted with a reason`,
        ...mistakes,
      ];
    const names = new Set(sdkNames(root, program, program.source(example.file)).map(({ target }) => target));
    return [...checkRecording(reference, example, recording, calledMethods(reference, names), recorder), ...mistakes];
  });
}
