import { expect, it } from 'vitest';
import { readPageFiles } from '../read/pages';
import { checkTables } from './tables';

const found = (...lines: readonly string[]): string[] =>
  checkTables([{ path: 'x.mdx', text: lines.join('\n') }]).map(
    ({ location, message }) => `${location.file}:${location.line} ${message}`,
  );

it('finds rows with a cell too few or too many', () => {
  expect(found('| a | b |', '| --- | :-: |', '| 1 | 2 |', '| 3 |', '| 4 | 5 | 6 |', '', '| no table |')).toEqual([
    'site/docs/x.mdx:4 a row of 1 cells in a table of 2 columns',
    'site/docs/x.mdx:5 a row of 3 cells in a table of 2 columns',
  ]);
});

it('takes escaped pipes, empty cells and tables in fences as they are', () => {
  expect(
    found('| a | b |', '| - | - |', String.raw`| 1 \| 2 | |`, '', '```md', '| a | b |', '| - | - |', '| 1 |', '```'),
  ).toEqual([]);
});

it('finds a cell that is taken out of a real page', () => {
  const pages = readPageFiles(process.cwd());
  expect(checkTables(pages)).toEqual([]);
  const planted = pages.map(({ path, text }) => ({
    path,
    text: text.replace(/(^\|[ :|-]+\|\n\|[^\n]*?)\|[^|\n]+\|$/m, '$1|'),
  }));
  expect(checkTables(planted).length).toBeGreaterThan(10);
});
