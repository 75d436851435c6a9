import { describe, expect, it } from 'vitest';
import { BLANK_RECORD, type SearchIndex } from '../format/record';
import type { Kind } from '../format/kinds';
import { readCatalog } from './catalog';
import { gatherNamesakes } from './namesakes';
import { parseQuery } from './query';

const page = (route: string, toldBy?: readonly string[]) => ({
  ...{ route, title: route, trail: '', property: '', keywords: '' },
  ...(toldBy ? { toldBy } : {}),
});
const record = (page: number, kind: Kind, name: string) => ({ ...BLANK_RECORD, kind, name, page, owner: `O${page}` });
const index: SearchIndex = {
  pages: [page('/api/a'), page('/api/b', ['/guides/b/']), page('/api/c'), page('/guides/b/')],
  records: [
    record(0, 'method', 'withdraw'),
    record(1, 'method', 'withdraw'),
    record(2, 'abi-function', 'withdraw'),
    record(2, 'event', 'withdraw'),
    record(3, 'page', 'withdraw'),
    record(2, 'abi-function', 'getRate'),
  ],
};
const entries = readCatalog(index);
const named = (query: string, near: readonly string[] = []) =>
  gatherNamesakes(entries, parseQuery(query), near).map(
    ({ entry, namesakes, isMany, isShared }) =>
      `${entry.record.kind} ${entry.record.owner}${namesakes.map(({ record: { owner } }) => ` +${owner}`).join('')}${isShared ? ' shared' : isMany ? ' near' : ''}`,
  );

describe('places of a name', () => {
  it('are one result, and events and pages are others', () =>
    expect(named('withdraw')).toEqual(['method O0 +O1 +O2 shared', 'event O2', 'page O3', 'abi-function O2']));
  it('lead to the first where the query says more', () =>
    expect(named('withdraw rewards')[0]).toBe('method O0 +O1 +O2'));
  it('start with the page of the reader', () =>
    expect(named('withdraw', ['/api/c/'])[0]).toBe('abi-function O2 +O0 +O1'));
  it('start with what the page of the reader is about', () =>
    expect(named('withdraw', ['/guides/b'])[0]).toBe('method O1 +O0 +O2 near'));
  it('start with the newest page', () =>
    expect(named('withdraw', ['/api/a', '/guides/b'])[0]).toBe('method O0 +O1 +O2 near'));
});
