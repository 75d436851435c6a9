import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(__dirname, '../..');
/** Folders with product code and with tests beside it. */
const rooms = [
  'bench',
  'cards',
  'checks',
  'config',
  'deliver',
  'generator',
  'light',
  'machines',
  'markdown',
  'model',
  'observe',
  'pictures',
  'plugins',
  'release',
  'samples',
  'search',
  'src',
];
const IMPORT = /(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const files = rooms
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.includes('/fixtures/pages/'));
const isForTests = (file: string): boolean => /\.test\.tsx?$|\/fixtures\//.test(file);

const entries = ['docusaurus.config.ts', 'sidebars.ts'].map((file) => join(root, file));

/**
 * Returns product files that tests import and no product file does. Entry points, which nothing imports, do not count.
 */
function onlyForTests(read: (file: string) => string): string[] {
  const importers = new Map<string, string[]>();
  for (const file of [...files, ...entries]) {
    for (const [, path = ''] of read(file).matchAll(IMPORT)) {
      const target = resolve(dirname(file), path);
      for (const end of ['.ts', '.tsx', '/index.ts', '/index.tsx']) {
        importers.set(target + end, [...(importers.get(target + end) ?? []), file]);
      }
    }
  }
  return files
    .filter((file) => !isForTests(file) && importers.has(file) && importers.get(file)?.every(isForTests))
    .map((file) => relative(root, file));
}

it('keeps files that only tests import in fixture folders', () => {
  expect(onlyForTests((file) => readFileSync(file, 'utf8'))).toEqual([]);
});

it('reports a file that only tests import', () => {
  const without = (file: string): string => {
    const text = readFileSync(file, 'utf8');
    return isForTests(file) ? text : text.replaceAll("components/navigation/near-routes'", "gone'");
  };
  expect(onlyForTests(without)).toContain('site/src/components/navigation/near-routes.ts');
});
