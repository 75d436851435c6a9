import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { BLANK_RECORD } from '../format/record';
import { readCatalog } from './catalog';
import { parseQuery } from './query';
import { RelationTable } from './relation-table';
import { relationsOf } from './relations';

const things = new Set(['eth', 'pufeth', 'weth']);

describe('ways between two things', () => {
  it.each([
    ['ETH into pufETH', 'eth>pufeth'],
    ['how do i turn my ether into pufETH', 'eth>pufeth'],
    ['pufETH to ETH', 'pufeth>eth'],
    ['pufETH -> ETH', 'pufeth>eth'],
    ['swap pufETH for some WETH', 'pufeth>weth'],
    ['buy pufETH for ETH', 'eth>pufeth'],
    ['get ETH from pufETH', 'pufeth>eth'],
    ['mint pufETH with ETH', 'eth>pufeth'],
    ['how do I buy pufETH', '>pufeth'],
    ['How do I get out of pufETH?', 'pufeth>'],
    ['how do I leave pufETH', 'pufeth>'],
  ])('%s', (text, way) => expect(relationsOf(text, things)).toEqual([way]));
  it.each(['ETH and pufETH', 'approve pufETH, then send ETH', 'ETH'])('are not in: %s', (text) =>
    expect(relationsOf(text, things)).toEqual([]),
  );
});

it.each([
  ['without a wallet', '-wallet'],
  ['not enough allowance', '-enough'],
  ["I don't have a wallet", '-wallet'],
  ['no approval', '-approv'],
  ['without a constructor', '-constructor'],
  ['without paying a fee', '-fe'],
  ['approve instead of a permit', '-permit'],
  ['without a private key', '-priv+ke'],
])('%s denies something', (text, relation) => expect(relationsOf(text, things)).toContain(relation));

describe('the order of answers', () => {
  const token = { ...BLANK_RECORD, kind: 'token', name: 'pufETH', page: 0 } as const;
  const entries = readCatalog({ ...smallIndex, records: [...smallIndex.records, token] });
  const scored = entries.map((entry) => ({ entry, score: 1 }));
  const order = (relations: Readonly<Record<string, readonly number[]>>, query: string): number[] =>
    new RelationTable(entries, relations).order(scored, parseQuery(query)).map(({ entry }) => entry.place);
  it('has the opposite way below the one that is asked', () => {
    const list = order({ 'eth>pufeth': [5], 'pufeth>eth': [0, 2] }, 'ETH into pufETH');
    expect(list.indexOf(5)).toBeLessThan(Math.min(list.indexOf(0), list.indexOf(2)));
  });
  it('has the sections of a page that speaks of the opposite below as well', () => {
    const [page, section] = ['Guides', 'Approve a token'].map((name) =>
      smallIndex.records.findIndex((one) => one.name === name),
    );
    const list = order({ 'eth>pufeth': [13], 'pufeth>eth': [page ?? -1] }, 'ETH into pufETH');
    expect(list.indexOf(13)).toBeLessThan(list.indexOf(section ?? -1));
    // A page about both ways may rank above.
    const both = order({ 'eth>pufeth': [13, page ?? -1], 'pufeth>eth': [page ?? -1] }, 'ETH into pufETH');
    expect(both).toEqual(scored.map(({ entry }) => entry.place));
  });
  it('has ways out of a thing below ways to it, where only that is asked', () => {
    const list = order({ 'eth>pufeth': [5], 'pufeth>weth': [0, 2] }, 'how do I buy pufETH');
    expect(list.indexOf(5)).toBeLessThan(Math.min(list.indexOf(0), list.indexOf(2)));
  });
  it('has any way out of a thing above ways to it, where none is the one that is asked', () => {
    const list = order({ 'pufeth>weth': [5], 'eth>pufeth': [0, 2] }, 'pufETH to ETH');
    expect(list.indexOf(5)).toBeLessThan(Math.min(list.indexOf(0), list.indexOf(2)));
  });
  it('has headings with a thing below the place without it', () => {
    const [section, answer] = [smallIndex.records.findIndex(({ name }) => name === 'Approve a token'), 13];
    const last = order({ '-token': [answer] }, 'without a token');
    expect(last.indexOf(answer)).toBeLessThan(last.indexOf(section));
  });
  it('has headings with what is done without last, where no place says that it does without', () => {
    const [section] = [smallIndex.records.findIndex(({ name }) => name === 'Approve a token')];
    const near = scored.filter(({ entry }) => entry.place >= section).slice(0, 4);
    const places = (query: string): number[] =>
      new RelationTable(entries, {}).order(near, parseQuery(query)).map(({ entry }) => entry.place);
    expect(places('token')[0]).toBe(section);
    expect(places('without a token').at(-1)).toBe(section);
    expect(places('how do I revoke').at(-1)).toBe(section);
    expect(places('approve')[0]).toBe(section);
  });
  it('has the names of both ends below the way between them', () => {
    const table = new RelationTable(entries, { 'eth>pufeth': [5] });
    const ordered = table.order([...scored].reverse(), parseQuery('ETH into pufETH'));
    expect(scored.at(-1)?.entry.record.name).toBe('pufETH');
    const places = ordered.map(({ entry }) => entry.place);
    expect(places.indexOf(5)).toBeLessThan(places.indexOf(entries.length - 1));
  });
  it.each([
    ['approve a token instead of a permit', 'approve a token'],
    ['sign a permit rather than approve', 'sign a permit'],
    ['approve instead of a permit', 'approve instead of a permit'],
    ['deposit wstETH now instead of pufETH', 'deposit wstETH now instead of pufETH'],
  ])('%s wants: %s', (query, part) => {
    const wanted = new RelationTable(entries, {}).wanted(parseQuery(query));
    expect(wanted).toEqual({ ...parseQuery(part), raw: query });
  });
  it('stays as it is where no place speaks of it', () =>
    expect(order({ 'pufeth>eth': [5] }, 'ETH into pufETH')).toEqual(scored.map(({ entry }) => entry.place)));
});
