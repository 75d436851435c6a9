import { packLines, packTable, unpackLines, unpackTable, type TableColumn } from './columns';
import type { SearchIndex } from './record';

/** Content of the second stage: keywords of each page and prose of each record, in the order of the symbols file. */
export interface TextFile {
  readonly keywords: string;
  readonly detail: TableColumn;
  readonly text: TableColumn;
  readonly words: string;
}

export function encodeTexts({ pages, records }: SearchIndex): TextFile {
  return {
    keywords: packLines(pages.map(({ keywords }) => keywords)),
    detail: packTable(records.map(({ detail }) => detail)),
    text: packTable(records.map(({ text }) => text)),
    words: packLines(records.map(({ words }) => words)),
  };
}

/** Returns the index with details and texts. Throws when the file belongs to other symbols. */
export function addTexts({ pages, records }: SearchIndex, file: TextFile): SearchIndex {
  const keywords = unpackLines(file.keywords, pages.length);
  const details = unpackTable(file.detail, records.length);
  const texts = unpackTable(file.text, records.length);
  const words = unpackLines(file.words, records.length);
  return {
    pages: pages.map((page, index) => ({ ...page, keywords: keywords[index] ?? '' })),
    records: records.map((record, index) => ({
      ...record,
      detail: details[index] ?? '',
      text: texts[index] ?? '',
      words: words[index] ?? '',
    })),
  };
}
