import { beforeAll, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { readCatalog } from './catalog';
import { parseQuery } from './query';
import { WordIndex, type WordScores } from './word-index';

let index: WordIndex;
beforeAll(async () => {
  index = await WordIndex.create(readCatalog(smallIndex));
});

const found = (query: string): WordScores[] => index.search(parseQuery(query).content);

it('counts the entries with a score', () => {
  const [{ scores, size } = { scores: [], size: 0 }] = found('multisig');
  expect(size).toBeGreaterThan(0);
  expect([...scores].filter((score) => score > 0)).toHaveLength(size);
});

it('searches a word once while the words after it are typed', () => {
  const [before] = found('approve tok');
  expect(found('approve token')[0]).toBe(before);
});

it('takes only the last word for the beginning of others', () => {
  const [begun] = found('deposit');
  const [whole] = found('deposit token');
  expect(whole?.size).toBeGreaterThan(0);
  expect(whole?.scores).not.toEqual(begun?.scores);
});
