import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wholeEngine } from '../fixtures/hits';
import { headProblems, placeAll, placedScores, readPlaced, type PlacedQuery } from './places';

const items: readonly PlacedQuery[] = [
  { query: 'approve a token', pages: ['/guides'], sections: ['/guides/#approve-a-token'], form: 'question' },
  { query: 'networks', pages: ['/api/chains/constants/'], form: 'word' },
  { query: 'InvalidAmount', pages: ['/guides'], form: 'other' },
];

it('finds the rank of the right page and of the right section', async () => {
  const placed = placeAll(await wholeEngine(), items);
  expect(placed.map(({ page, section }) => [page, section])).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
  ]);
  expect(placedScores(placed)).toEqual({ page: [2 / 3, 2 / 3], section: [1, 1] });
  expect(headProblems(placed)).toEqual([expect.stringMatching(/^"InvalidAmount" \(other\): \/guides is page -/)]);
});

it('rejects a query without a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placed-'));
  const file = join(folder, 'queries.json');
  writeFileSync(file, '[{"query":"a","pages":[]}]');
  expect(() => readPlaced(file)).toThrow('"a" has no pages');
  rmSync(folder, { recursive: true });
});
