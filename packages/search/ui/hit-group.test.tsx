import { expect, it } from 'vitest';
import type { SearchHit } from '../worker/protocol';
import { groupsOf } from './hit-group';

const hit = (route: string, kind: SearchHit['kind'] = 'section'): SearchHit => ({
  ...{ record: 0, owner: '', chain: '', trail: '', pageTitle: route, detail: '', excerpt: '', hex: '', terms: [] },
  kind,
  name: route,
  route,
  anchor: '',
});
const shape = (hits: readonly SearchHit[]) => groupsOf(hits).map(({ start, further }) => [start, further.length]);

it('joins sections of one page that follow each other', () =>
  expect(shape([hit('/a', 'page'), hit('/a'), hit('/b'), hit('/a')])).toEqual([
    [0, 1],
    [2, 0],
    [3, 0],
  ]));
it('leaves names of the reference alone', () =>
  expect(shape([hit('/a', 'method'), hit('/a', 'method'), hit('/a')])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]));
it('is empty for no hits', () => expect(groupsOf([])).toEqual([]));
