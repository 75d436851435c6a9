import { expect, it } from 'vitest';
import { LatestQuery } from './latest-query';
import type { QueryRequest } from './protocol';

const request = (id: number): QueryRequest => ({ type: 'query', id, query: String(id), limit: 8, ctx: '', near: [] });

it('answers the last of 10,000 queries that arrive while it is busy', () => {
  const answered: number[] = [];
  const later: (() => void)[] = [];
  const latest = new LatestQuery(
    ({ id }) => answered.push(id),
    (run) => void later.push(run),
  );
  for (let id = 1; id <= 10_000; id++) latest.ask(request(id));
  for (const run of later) run();
  expect(answered).toEqual([10_000]);
});

it('answers each query that arrives alone', () => {
  const answered: number[] = [];
  const latest = new LatestQuery(
    ({ id }) => answered.push(id),
    (run) => run(),
  );
  for (const id of [1, 2, 3]) latest.ask(request(id));
  expect(answered).toEqual([1, 2, 3]);
});
