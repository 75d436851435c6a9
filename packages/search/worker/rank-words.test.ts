import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { BLANK_RECORD } from '../format/record';
import { readCatalog } from './catalog';
import { parseQuery } from './query';
import { sectionsFirst } from './rank-words';

const entries = readCatalog({
  ...smallIndex,
  records: [
    ...smallIndex.records,
    ...['Ids', 'Supported'].map((name) => ({ ...BLANK_RECORD, kind: 'section' as const, name, page: 0, anchor: name })),
    { ...BLANK_RECORD, kind: 'section', name: 'Read the guides', page: 5, anchor: 'read' },
  ],
});
const named = (name: string, score: number) => {
  const entry = entries.find(({ record }) => record.name === name);
  if (entry === undefined) throw new Error(`no ${name}`);
  return { entry, score };
};
const names = (query: string, ...ranked: readonly ReturnType<typeof named>[]): string[] =>
  sectionsFirst(ranked, parseQuery(query)).map(({ entry }) => entry.record.name);

describe('a page and its best section', () => {
  const [page, other, section] = [named('Guides', 5), named('VaultV1', 4.8), named('Approve a token', 4.5)];
  it('are next to each other, the section first', () =>
    expect(names('allow a token', page, other, section)).toEqual(['Approve a token', 'Guides', 'VaultV1']));
  it('stay as they are where the title says all that is asked', () =>
    expect(names('the guides', page, other, section)).toEqual(['Guides', 'VaultV1', 'Approve a token']));
  it('stay as they are where a keyword says all that is asked, and no more', () => {
    const chains = [named('Chains', 5), named('Ids', 4)] as const;
    expect(names('supported chains', ...chains)).toEqual(['Chains', 'Ids']);
    expect(names('supported ids', ...chains)).toEqual(['Ids', 'Chains']);
  });
  it('change where the heading says it too, and nothing else', () => {
    const guides = [named('Guides', 5), named('Read the guides', 4)] as const;
    expect(names('read guides', ...guides)).toEqual(['Read the guides', 'Guides']);
    expect(names('the guides', ...guides)).toEqual(['Guides', 'Read the guides']);
  });
  it('stay as they are where the page is far likelier', () =>
    expect(names('allow a token', page, other, named('Approve a token', 1.9))[0]).toBe('Guides'));
  it('stay as they are where the section is first', () =>
    expect(names('allow a token', section, page)).toEqual(['Approve a token', 'Guides']));
});
