import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupBy } from '@sdk-docs/tools/book/group-by';
import { doorsOf, importsOf, isForTests, partOf, sourceFiles, type Import } from './imports';

const packages = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `packages/${name}`);
const doors = new Map(packages.flatMap((folder) => [...doorsOf(folder)]));
const files = sourceFiles();
const imports = importsOf(files, doors);

/** Imports by path that leave their part of the repository, each with its reason. */
const OPEN: readonly { readonly from: string; readonly to: string; readonly because: string }[] = [
  { from: 'quality', to: 'site/config', because: 'checks and browser tests hold the site against its constants' },
  { from: 'site', to: 'surface', because: 'the footer and the head name the release' },
  { from: 'packages/reference', to: 'site/src', because: 'the imports of generated pages, as text' },
  { from: 'packages/light', to: 'site/docs', because: 'the imports of a table of pages, as text in a test' },
  { from: 'packages/content', to: 'examples', because: 'tests of a sample that pages show' },
  { from: 'packages/tools', to: 'site/.generated/tools', because: 'data that the reference writes for the bundler' },
];

/** Imports that reach into another part without using its door. */
const leaving = (all: readonly Import[]): string[] =>
  all
    .filter(({ from, specifier, target }) => {
      if (target === null || specifier.startsWith('@sdk-docs/') || partOf(from) === '') return false;
      const open = OPEN.some((each) => partOf(from) === each.from && target.startsWith(each.to));
      return !open && partOf(target) !== partOf(from);
    })
    .map(({ from, specifier }) => `${from}: ${specifier}`);

/** Packages that the imports of a package need, except in tests. */
function needsOf(all: readonly Import[]): Map<string, Set<string>> {
  const needs = new Map(packages.map((folder) => [folder, new Set<string>()]));
  for (const { from, specifier, target } of all)
    if (specifier.startsWith('@sdk-docs/') && target !== null && !isForTests(from))
      needs.get(partOf(from))?.add(partOf(target));
  return needs;
}

/** A cycle of packages, as a path; null without one. */
function circle(needs: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): string | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder].join(' -> ');
    if (done.has(folder)) return null;
    for (const next of needs.get(folder) ?? []) {
      const found = walk(next, [...way, folder]);
      if (found !== null) return found;
    }
    done.add(folder);
    return null;
  };
  return [...needs.keys()].map((folder) => walk(folder, [])).find((found) => found !== null) ?? null;
}

/** Product files that only tests import. */
function onlyForTests(all: readonly Import[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { from, target } of all)
    if (target !== null) importers.set(target, [...(importers.get(target) ?? []), from]);
  return [...importers]
    .filter(([target, from]) => /\.tsx?$/.test(target) && !isForTests(target) && from.every(isForTests))
    .map(([target]) => target);
}

/** Files that a configuration refers to, without an import. */
const NAMED =
  /\/stand-ins?\b|application\/(?:client|theme)\/|^site\/(?:docusaurus\.config|sidebars|src\/client\/(?:clean-address|entries|tables))\.ts$|\/cli\.ts$/;

/** Short files with one importer that are a concept, so that they stay apart, each with its reason. */
const CONCEPTS: readonly { readonly path: RegExp; readonly because: string }[] = [
  {
    path: /\/(?:rules|reference\/generator\/check)\/[\w-]+\.ts$/,
    because: 'one rule per file, and a list that names it',
  },
  { path: /^packages\/light\/[\w-]+\/index\.ts$/, because: 'a part is a folder that can be deleted' },
  { path: /^packages\/light\/bodies\/client\/first-screen\.ts$/, because: 'its README tells of the first frame' },
  { path: /^packages\/search\/ui\/query-in-address\.ts$/, because: 'a test loads it without the theme' },
  { path: /^packages\/tools\/browser\/books\//, because: 'one loader per data file: a tool has those that it names' },
  { path: /^packages\/tools\/permit\/status\.ts$/, because: 'the cases of all tools load it without the page' },
  { path: /^packages\/tools\/warnings\/of-call\.ts$/, because: 'the list of all warnings of a call' },
  { path: /^site\/config\//, because: 'one subject per file, as CONTRIBUTING.md and SECURITY.md say' },
  { path: /^site\/src\/components\/reference\//, because: 'generated pages import them' },
];

/** Files of fewer than 20 lines with one importer, not counting tests, that would fit into it: 250 lines together. */
function withoutReason(all: readonly Import[], read = (file: string): string => readFileSync(file, 'utf8')): string[] {
  const isCode = (file: string): boolean => /(?<!\/cli)\.(?:tsx?|cjs)$/.test(file) && !isForTests(file);
  const used = all.filter(({ from }) => !isForTests(from));
  return [...groupBy(used, ({ target }) => target ?? '')].flatMap(([file, found]) => {
    const [importer = '', ...others] = new Set(found.map(({ from }) => from));
    const isApart = others.length > 0 || found.some(({ isLater }) => isLater) || [...doors.values()].includes(file);
    if (isApart || !isCode(file) || !isCode(importer) || /^(?:surface|examples)\//.test(file)) return [];
    const [lines = 0, longer = 0] = [file, importer].map((each) => read(each).trimEnd().split('\n').length);
    return lines < 20 && lines + longer <= 250 ? [file] : [];
  });
}

/**
 * Names of tests that begin with an id such as "R12", of a list outside this repository, and files that begin with a
 * number.
 */
const withIds = (file: string, text: string): string[] => [
  ...(/^\d/.test(basename(file)) ? [file] : []),
  ...[...text.matchAll(/['"`]([RX]\d{1,3}[a-z]?)[, ][^'"`\n]*['"`]/g)].map(([, id = '']) => `${file}: ${id}`),
];

/** Notes that were never in this repository: its readers cannot look them up. */
const NOTES =
  /\b(?:FINDINGS|ACCEPTANCE)\b|\b(?:PROOF|SPEC|DESIGN|quirks|flows)\.md\b|\bfacts\/|\b(?:matrix|addresses-provenance|behaviour)\.json\b/g;

const notesIn = (file: string, text: string): string[] =>
  file.startsWith('quality/checks/house/') ? [] : (text.match(NOTES) ?? []).map((note) => `${file}: ${note}`);

describe('the house', () => {
  it('has at most six folders at the top', () => {
    const tops = new Set(files.map((file) => file.split('/')[0]).filter((name) => !/\.\w+$/.test(name ?? '')));
    expect([...tops].sort()).toEqual(['examples', 'packages', 'quality', 'site', 'surface']);
  });

  it('is entered by doors only', () => {
    expect(leaving(imports)).toEqual([]);
    const from = 'packages/search/plugin.ts';
    expect(leaving([{ from, specifier: '../tools/state/fields', target: 'packages/tools/state/fields.ts' }])).toEqual([
      `${from}: ../tools/state/fields`,
    ]);
    const isUsed = (part: string, to: string): boolean =>
      imports.some((each) => partOf(each.from) === part && each.target?.startsWith(to));
    expect(OPEN.filter(({ from: part, to }) => !isUsed(part, to))).toEqual([]);
  });

  it('has at most 110 doors, each of them used from outside', () => {
    const used = new Set(imports.map(({ specifier }) => specifier));
    expect([...doors.keys()].filter((door) => !used.has(door))).toEqual([]);
    expect(doors.size).toBeLessThanOrEqual(110);
  });

  it('has no circle among its packages', () => {
    expect(circle(needsOf(imports))).toBeNull();
    const round = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(circle(round)).toBe('b -> c -> b');
  });

  it('has a package.json that names each package that is imported, and no other', () => {
    for (const [folder, needs] of needsOf(imports)) {
      const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
        readonly dependencies?: Readonly<Record<string, string>>;
      };
      const named = Object.keys(dependencies).filter((name) => name.startsWith('@sdk-docs/'));
      expect(named.map((name) => name.replace('@sdk-docs/', 'packages/')).sort(), folder).toEqual([...needs].sort());
    }
  });

  it('keeps files that only tests import in folders of fixtures', () => {
    // Pages show an example by its name, without an import.
    const product = onlyForTests(imports).filter((file) => !file.startsWith('examples/'));
    expect(product.filter((file) => !NAMED.test(file))).toEqual([]);
    const target = 'packages/search/format/record.ts';
    expect(onlyForTests([{ from: 'packages/search/a.test.ts', specifier: './format/record', target }])).toEqual([
      target,
    ]);
  });

  it('has no short file with one importer and no reason to be apart', () => {
    const short = withoutReason(imports);
    expect(short.filter((file) => !CONCEPTS.some(({ path }) => path.test(file)))).toEqual([]);
    expect(CONCEPTS.length).toBeLessThanOrEqual(10);
    expect(CONCEPTS.filter(({ path }) => !short.some((file) => path.test(file)))).toEqual([]);
    const one = { from: 'site/a.ts', specifier: './b', target: 'site/b.ts' };
    const found = (more: Partial<Import>, lines = 19, longer = 100): string[] =>
      withoutReason([one, { ...one, ...more }], (file) => 'line\n'.repeat(file === one.target ? lines : longer));
    expect(found({ from: 'site/b.test.ts' })).toEqual(['site/b.ts']);
    const kept = [found({ from: 'site/c.ts' }), found({ isLater: true }), found({}, 20), found({}, 19, 240)];
    expect(kept.flat()).toEqual([]);
  });

  it('says in words what a test is about', () => {
    const tests = files.filter(
      (file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('quality/checks/house/'),
    );
    expect(tests.flatMap((file) => withIds(file, readFileSync(file, 'utf8')))).toEqual([]);
    expect(withIds('e2e/2.4-search.spec.ts', "test('R12, R13 the box', run)")).toEqual([
      'e2e/2.4-search.spec.ts',
      'e2e/2.4-search.spec.ts: R12',
    ]);
  });

  it('names no notes from outside as a source', () => {
    const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '' && !file.endsWith('.png') && existsSync(file));
    expect(texts.length).toBeGreaterThan(files.length);
    expect(texts.flatMap((file) => notesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
    const text = 'exactly the supply [facts/matrix.json; FINDINGS 1.3], public contracts named in PROOF.md, artefacts/';
    const found = ['facts/', 'matrix.json', 'FINDINGS', 'PROOF.md'];
    expect(notesIn('cases.json', text)).toEqual(found.map((note) => `cases.json: ${note}`));
  });
});
