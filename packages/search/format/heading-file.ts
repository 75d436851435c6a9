import { packLines, packTable, unpackLines, unpackTable, type TableColumn } from './columns';
import type { SearchIndex } from './record';
import { packWords, unpackWords } from './word-list';
import { decodeRecords, encodeRecords, isLater, type RecordColumns } from './symbols-file';

/** The part of every list after the names: the sections, and the displayed details of each record, sections last. */
export interface HeadingFile {
  readonly sections: RecordColumns;
  readonly detail: TableColumn;
  /** Indexes of the pages about each page, comma-separated. */
  readonly toldBy: string;
  /** Beginnings of the words that have a file (word-file.ts), in alphabetical order (word-list.ts). */
  readonly groups: string;
}

export function encodeHeadings({ pages, records }: SearchIndex, groups: readonly string[]): HeadingFile {
  const routes = pages.map(({ route }) => route);
  return {
    sections: encodeRecords(pages, records.filter(isLater)),
    detail: packTable(records.map(({ detail }) => detail)),
    toldBy: packLines(pages.map(({ toldBy = [] }) => toldBy.map((route) => routes.indexOf(route)).join(','))),
    groups: packWords([...groups].sort()),
  };
}

/** Returns the beginnings of the words that have a file. */
export const wordGroups = ({ groups }: HeadingFile): string[] => unpackWords(groups);

/** Returns the index with sections and details. Throws when the file belongs to other symbols. */
export function addHeadings({ pages, records: named }: SearchIndex, file: HeadingFile): SearchIndex {
  const records = [...named, ...decodeRecords(file.sections, pages)];
  const tellers = unpackLines(file.toldBy, pages.length);
  const details = unpackTable(file.detail, records.length);
  return {
    pages: pages.map((page, index) => ({
      ...page,
      ...(tellers[index]
        ? { toldBy: tellers[index].split(',').map((place) => pages[Number(place)]?.route ?? '') }
        : {}),
    })),
    records: records.map((record, index) => ({ ...record, detail: details[index] ?? '' })),
  };
}
