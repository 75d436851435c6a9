import { describe, expect, it } from 'vitest';
import { packLines, packTable, unpackLines, unpackTable } from './columns';
import { addHeadings, encodeHeadings } from './heading-file';
import { readManifest } from './manifest';
import type { SearchIndex } from './record';
import { smallIndex } from '../fixtures/small-index';
import { decodeSymbols, encodeSymbols } from './symbols-file';
import { addTexts, encodeTexts } from './text-file';
import { packWords, unpackWords } from './word-list';
import { decodeWords, encodeWords, isGrouped } from './word-file';

/** Converts to JSON and back, as between a build and a browser. */
const throughFiles = (index: SearchIndex): SearchIndex => {
  const symbols: ReturnType<typeof encodeSymbols> = JSON.parse(JSON.stringify(encodeSymbols(index)));
  const headings: ReturnType<typeof encodeHeadings> = JSON.parse(JSON.stringify(encodeHeadings(index, [])));
  const texts: ReturnType<typeof encodeTexts> = JSON.parse(JSON.stringify(encodeTexts(index)));
  return addTexts(addHeadings(decodeSymbols(symbols), headings), texts);
};

describe('files of the index', () => {
  it('survive writing and reading', () => expect(throughFiles(smallIndex)).toEqual(smallIndex));

  it('support an index without records', () =>
    expect(throughFiles({ pages: [], records: [] })).toEqual({ pages: [], records: [] }));

  it('leave sections to the second file', () =>
    expect(decodeSymbols(encodeSymbols(smallIndex)).records).toHaveLength(smallIndex.records.length - 1));

  it('leave details and texts to the second file', () => {
    const { records } = decodeSymbols(encodeSymbols(smallIndex));
    expect(records.every(({ text, detail, words }) => text + detail + words === '')).toBe(true);
  });

  it('reject a truncated file', () => {
    const file = encodeSymbols(smallIndex);
    expect(() => decodeSymbols({ ...file, name: 'one\ntwo' })).toThrow(/rows/);
    expect(() => addTexts(smallIndex, { ...encodeTexts(smallIndex), keywords: '' })).toThrow(/rows/);
  });

  it('omit names that equal the title of the page', () =>
    expect(encodeSymbols(smallIndex).name.split('\n')[0]).toBe(''));

  it('store most anchors as a rule', () =>
    expect(encodeSymbols(smallIndex).anchors.split('\n')).toEqual(expect.arrayContaining(['deposit-uint256-address'])));
});

describe('files of single words', () => {
  const find = { topics: [3], guide: 2000, others: [0, 57, 58, 2194], without: [57] };
  const words = [
    ['deposit', find],
    ['deposit_for', null],
    ['depot', { topics: [], guide: null, others: [1], without: [] }],
  ] as const;
  const file: ReturnType<typeof encodeWords> = JSON.parse(JSON.stringify(encodeWords(words)));

  it('keep the order of words and what they find', () => expect([...decodeWords(file)]).toEqual(words));
  it('reject a truncated file', () => expect(() => decodeWords({ ...file, finds: '' })).toThrow(/1 finds for 3 words/));
  it('hold words of letters', () =>
    expect(['deposit', 'd', 'erc20', 'x_y'].map(isGrouped)).toEqual([true, false, false, false]));
});

describe('lists of words', () => {
  it('keep every word', () => {
    const words = ['0', '0x0', '0x02', 'a', 'ab', 'abcdefghijklmnop', 'abcdefghijklmnopq', '\u00e9t\u00e9'];
    expect(unpackWords(packWords(words))).toEqual(words);
    expect(unpackWords(packWords([]))).toEqual([]);
  });
});

describe('columns', () => {
  it('keep empty cells and turn line breaks into spaces', () => {
    expect(unpackLines(packLines(['a', '', 'b\nc']), 3)).toEqual(['a', '', 'b c']);
    expect(unpackTable(packTable(['', 'x', 'x', 'y', '']), 5)).toEqual(['', 'x', 'x', 'y', '']);
  });
});

describe('manifest', () => {
  it('rejects other formats', () => {
    for (const value of [null, {}, { format: 99, symbols: 'a', texts: 'b' }, '<html>'])
      expect(() => readManifest(value)).toThrow(/format/);
  });
});
