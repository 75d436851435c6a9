import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../model/problem';
import { checkSurface } from './check/all';
import { folderOfCase, pageCases, pagesOfCase, surfaceOfCase } from './fixtures/page-cases';

/** Returns the files below a folder, with "/" between the parts of a path. */
const filesBelow = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

it('has a writer for every case, and a case for every writer', () => {
  expect(readdirSync(join(folderOfCase('x'), '..')).sort()).toEqual([...pageCases].sort());
});

// Writes whole pages from small surfaces. `npm run test:pages -- -u` accepts the pages as they are now.
describe.each(pageCases)('%s', (name) => {
  const pages = pagesOfCase(name);

  it('is a surface without problems', () => {
    const { surface, problems } = surfaceOfCase(name);
    expect(checkSurface(surface, problems).map(formatProblem)).toEqual([]);
  });

  it.each(pages)('$path', async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(join(folderOfCase(name), 'expected', path));
  });

  it('has no other expected file', () => {
    const written = new Set(pages.map(({ path }) => path));
    expect(filesBelow(join(folderOfCase(name), 'expected')).filter((path) => !written.has(path))).toEqual([]);
  });
});
