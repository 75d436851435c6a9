import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { generate } from '@sdk-docs/reference/generator/run';
import { checkRecording } from '@sdk-docs/content/samples/check/check-recording';
import { readExamples } from '@sdk-docs/content/samples/read/example';
import { readRecording } from '@sdk-docs/content/samples/read/recording';
import { datasetFile } from '@sdk-docs/machines/dataset';
import { datasets } from '@sdk-docs/machines/datasets/all';
import type { History } from '@sdk-docs/reference/model/history';
import type { Upstream } from '@sdk-docs/reference/model/surface';

const NEXT = '99.98.97';
const left = new Set([
  'node_modules',
  '.git',
  'build',
  '.docusaurus',
  '.generated',
  'test-results',
  'playwright-report',
]);
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'sdk-version-'));
const read = <T>(file: string): T => JSON.parse(readFileSync(join(copy, file), 'utf8')) as T;
const { version } = JSON.parse(readFileSync('surface/upstream.json', 'utf8')) as Upstream;

/** Files below a folder of the copy, without links. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const naming = (files: readonly string[], text: string): string[] =>
  files.filter((file) => readFileSync(file, 'utf8').includes(text)).map((file) => relative(copy, file));

/** A copy of the project that describes another release, otherwise unchanged. */
beforeAll(async () => {
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  rmSync(join(copy, 'site/docs/api'), { recursive: true, force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // What solc said about the same files; without it solc compiles them again.
  const cache = '.generated/cache';
  const isOfSolc = (path: string): boolean => /[\\/](?:cache|solc-[^\\/]*)$/.test(path);
  if (existsSync(cache)) cpSync(cache, join(copy, cache), { recursive: true, filter: isOfSolc });
  const write = (file: string, value: object): void => writeFileSync(join(copy, file), JSON.stringify(value));
  write('surface/upstream.json', { ...read<Upstream>('surface/upstream.json'), version: NEXT });
  // As surface:history does: the newest step has the name of the release.
  const history = read<History>('surface/history.json');
  write('surface/history.json', {
    ...history,
    steps: history.steps.map((step) => (step.version === version ? { ...step, version: NEXT } : step)),
  });
  // The sentences on pages that a person must review: the rule `page-version` finds them.
  for (const file of filesBelow('site/docs')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(version, NEXT));
  await generate(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('another version in surface/upstream.json', () => {
  it('is the one that everything generated names', () => {
    const generated = [...filesBelow('site/docs'), ...filesBelow('.generated'), ...filesBelow('site/.generated')];
    expect(naming(generated, version)).toEqual([]);
    const named = naming(generated, NEXT);
    expect(named).toContain('site/docs/changes.mdx');
    // Every page of the reference states which release it describes.
    const pages = readdirSync(join(copy, 'site/docs/api'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mdx'),
    );
    expect(named.filter((file) => file.startsWith('site/docs/api/'))).toHaveLength(pages.length);
  });

  it('is the one of the configuration: footer and meta tag', () => {
    const code = "import config from './site/docusaurus.config.ts'; console.log(JSON.stringify(config));";
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    const text = execFileSync(process.execPath, [tsx, '-e', code], { cwd: copy, encoding: 'utf8' });
    expect(text).toContain(`"puffer-sdk-version","content":"${NEXT}"`);
    expect(text).toMatch(new RegExp(`Describes <code>[^<]+</code> ${NEXT}`));
    expect(text).not.toContain(version);
  });

  it('stands in no source of ours: recordings and tests aside, which tell what they ran with', () => {
    const sources = [
      'packages/delivery',
      'packages/light',
      'packages/machines',
      'packages/content/markdown',
      'packages/reference/model',
      'packages/search/build',
      'packages/search/ui',
      'site/config',
      'site/plugins',
      'site/src',
      'surface/sdk',
      'surface/contracts',
    ]
      .flatMap(filesBelow)
      .filter((file) => !file.includes('.test.'));
    expect(naming(sources, version)).toEqual([]);
  });

  it('is the one that every dataset names', () => {
    const reference = referenceOf(copy);
    const { upstream } = reference.surface;
    const made = datasets(reference);
    expect(made.length).toBeGreaterThan(10);
    for (const dataset of made) {
      const { path, text } = datasetFile(upstream, dataset);
      expect((JSON.parse(text) as { sdk: { version: string } }).sdk.version, path).toBe(NEXT);
      expect(text.includes(version), `${path} names ${version}`).toBe(false);
    }
  });

  it('makes every recording of a sample a problem until it is made again', () => {
    const reference = referenceOf(copy);
    const recorded = [...readExamples(copy).values()].filter(({ notExecuted }) => notExecuted === null);
    expect(recorded.length).toBeGreaterThan(50);
    for (const example of recorded) {
      const recording = readRecording(copy, example.name);
      if (recording === null) throw new Error(`${example.name} has no recording`);
      expect(checkRecording(reference, example, recording, [], '').join('\n')).toContain('was made with');
    }
  });
});
