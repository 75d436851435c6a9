import { packLines, unpackLines } from './columns';
import { isLong, packHex, unpackHex } from './hex-cells';
import type { SearchIndex } from './record';

/** Data for queries of several words: keywords of each page, and words of each record. */
export interface TextFile {
  readonly keywords: string;
  /** Indexes of the pages that are aside. */
  readonly aside: readonly number[];
  readonly words: string;
  /** Values of 32 bytes that belong to the record, and those in its text. */
  readonly long: string;
  readonly noted: string;
}

export const encodeTexts = ({ pages, records }: SearchIndex): TextFile => ({
  keywords: packLines(pages.map(({ keywords }) => keywords)),
  aside: pages.flatMap(({ aside }, page) => (aside ? [page] : [])),
  words: packLines(records.map(({ words }) => words)),
  long: packLines(records.map(({ hex }) => packHex(hex.filter(isLong)))),
  noted: packLines(records.map(({ noted }) => packHex(noted))),
});

/** Adds texts to an index with headings. Throws when the file belongs to another one. */
export function addTexts({ pages, records }: SearchIndex, file: TextFile): SearchIndex {
  const count = records.length;
  const keywords = unpackLines(file.keywords, pages.length);
  const words = unpackLines(file.words, count);
  const long = unpackLines(file.long, count);
  const noted = unpackLines(file.noted, count);
  return {
    pages: pages.map((page, index) => ({
      ...page,
      keywords: keywords[index] ?? '',
      ...(file.aside.includes(index) ? { aside: true } : {}),
    })),
    records: records.map((record, index) => ({
      ...record,
      words: words[index] ?? '',
      hex: [...record.hex, ...unpackHex(long[index])],
      noted: unpackHex(noted[index]),
    })),
  };
}
