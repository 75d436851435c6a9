import { packLines, packTable, unpackLines, unpackTable, type TableColumn } from './columns';
import { isLong, packHex, unpackHex } from './hex-cells';
import type { SearchIndex } from './record';
import { decodeRecords, encodeRecords, isLater, type RecordColumns } from './symbols-file';

/** Content of the second stage: keywords of each page, the sections, and prose of each record, sections last. */
export interface TextFile {
  readonly keywords: string;
  /** Indexes of the pages that are aside. */
  readonly aside: readonly number[];
  /** Indexes of the pages that tell about each page, comma-separated. */
  readonly toldBy: string;
  readonly sections: RecordColumns;
  readonly detail: TableColumn;
  readonly text: TableColumn;
  readonly words: string;
  /** Values of 32 bytes that belong to the record, and those that its text names. */
  readonly long: string;
  readonly noted: string;
}

export function encodeTexts({ pages, records }: SearchIndex): TextFile {
  const routes = pages.map(({ route }) => route);
  return {
    keywords: packLines(pages.map(({ keywords }) => keywords)),
    aside: pages.flatMap(({ aside }, page) => (aside ? [page] : [])),
    toldBy: packLines(pages.map(({ toldBy = [] }) => toldBy.map((route) => routes.indexOf(route)).join(','))),
    sections: encodeRecords(pages, records.filter(isLater)),
    detail: packTable(records.map(({ detail }) => detail)),
    text: packTable(records.map(({ text }) => text)),
    words: packLines(records.map(({ words }) => words)),
    long: packLines(records.map(({ hex }) => packHex(hex.filter(isLong)))),
    noted: packLines(records.map(({ noted }) => packHex(noted))),
  };
}

/** Returns the index with sections, details and texts. Throws when the file belongs to other symbols. */
export function addTexts({ pages, records: named }: SearchIndex, file: TextFile): SearchIndex {
  const records = [...named, ...decodeRecords(file.sections, pages)];
  const count = records.length;
  const keywords = unpackLines(file.keywords, pages.length);
  const tellers = unpackLines(file.toldBy, pages.length);
  const details = unpackTable(file.detail, count);
  const texts = unpackTable(file.text, count);
  const words = unpackLines(file.words, count);
  const long = unpackLines(file.long, count);
  const noted = unpackLines(file.noted, count);
  return {
    pages: pages.map((page, index) => ({
      ...page,
      keywords: keywords[index] ?? '',
      ...(file.aside.includes(index) ? { aside: true } : {}),
      ...(tellers[index]
        ? { toldBy: tellers[index].split(',').map((place) => pages[Number(place)]?.route ?? '') }
        : {}),
    })),
    records: records.map((record, index) => ({
      ...record,
      detail: details[index] ?? '',
      text: texts[index] ?? '',
      words: words[index] ?? '',
      hex: [...record.hex, ...unpackHex(long[index])],
      noted: unpackHex(noted[index]),
    })),
  };
}
