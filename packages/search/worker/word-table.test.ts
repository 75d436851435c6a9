import { beforeAll, describe, expect, it } from 'vitest';
import { wordFinds, type WordFinds } from '../build/word-finds';
import { wholeEngine } from '../fixtures/hits';
import { smallIndex } from '../fixtures/small-index';
import { encodeHeadings, addHeadings } from '../format/heading-file';
import { decodeSymbols, encodeSymbols } from '../format/symbols-file';
import { encodeWords, wordGroup } from '../format/word-file';
import { Engine } from './engine';
import { WordTable } from './word-table';

const symbols = decodeSymbols(encodeSymbols(smallIndex));
const engine = new Engine(symbols);
let finds: WordFinds = new Map();
let whole: Engine = engine;

beforeAll(async () => {
  const questions = smallIndex.records.map(() => null);
  finds = await wordFinds({ index: smallIndex, questions, relations: {} });
  engine.extend(addHeadings(symbols, encodeHeadings(smallIndex, [...finds.keys()])));
  whole = await wholeEngine();
});

const ask = (query: string, ctx = '', limit = 8) =>
  engine.searchWord(query, new WordTable(encodeWords(finds.get(wordGroup(query.toLowerCase())) ?? [])), { limit, ctx });

describe('a single word', () => {
  it.each(['deposit', 'Deposit', 'depo', 'multisig', 'token', 'allowance', 'guides', 'shares', 'vault'])(
    'finds from its file what the whole index finds: %s',
    (word) => expect(ask(word)).toEqual(whole.search(word, { limit: 8 })),
  );

  it('finds a text that no name has', () => expect(ask('multisig')?.hits[0]?.name).toBe('Approve a token'));

  it.each(['depositETH', 'approve token', '0xf6326fb3', 'd', 'zzz', 'the', 'networks', 'depositing'])(
    'needs the whole index when its file does not tell: %s',
    (word) => expect(ask(word)).toBeNull(),
  );

  it('needs the whole index below a route, and for a page of results of its beginning', () => {
    expect(ask('deposit', 'api')).toBeNull();
    expect(ask('deposit', '', 50)).toEqual(whole.search('deposit', { limit: 50 }));
    expect(ask('depo', '', 50)).toBeNull();
  });
});
