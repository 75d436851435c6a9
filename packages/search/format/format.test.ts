import { describe, expect, it } from 'vitest';
import { packLines, packTable, unpackLines, unpackTable } from './columns';
import { readManifest } from './manifest';
import type { SearchIndex } from './record';
import { smallIndex } from '../fixtures/small-index';
import { decodeSymbols, encodeSymbols } from './symbols-file';
import { addTexts, encodeTexts } from './text-file';

/** Converts to JSON and back, as between a build and a browser. */
const throughFiles = (index: SearchIndex): SearchIndex => {
  const symbols: ReturnType<typeof encodeSymbols> = JSON.parse(JSON.stringify(encodeSymbols(index)));
  const texts: ReturnType<typeof encodeTexts> = JSON.parse(JSON.stringify(encodeTexts(index)));
  return addTexts(decodeSymbols(symbols), texts);
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
