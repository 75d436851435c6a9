import { expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import type { SearchRecord } from '../format/record';
import { isLater } from '../format/symbols-file';
import { readCatalog } from './catalog';

const section = smallIndex.records.at(-1) as SearchRecord;
// Two pages with the same heading.
const whole = { ...smallIndex, records: [...smallIndex.records, { ...section, page: 2 }] };
const pages = whole.pages.map((page) => ({ ...page, keywords: '' }));
const untold = whole.records.map((record): SearchRecord => ({ ...record, words: '', noted: [] }));

it.each([
  ['names', untold.filter((record) => !isLater(record))],
  ['names and some headings', untold.slice(0, -1)],
])('entries that start as %s end as those of the whole index', (_, records) => {
  expect(readCatalog(whole, readCatalog({ pages, records }))).toEqual(readCatalog(whole));
});
