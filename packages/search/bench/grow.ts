import type { SearchIndex } from '../format/record';

/** Returns the index with `times` as much content: copies with their own pages and names but the same words. */
export function grow({ pages, records }: SearchIndex, times: number): SearchIndex {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const rename = (name: string, copy: number): string => (copy === 0 ? name : `${name}${copy}`);
  return {
    pages: copies.flatMap((copy) =>
      pages.map((page) => ({ ...page, route: rename(page.route, copy), title: rename(page.title, copy) })),
    ),
    records: copies.flatMap((copy) =>
      records.map((record) => ({
        ...record,
        name: rename(record.name, copy),
        owner: rename(record.owner, copy),
        page: record.page + copy * pages.length,
        hex: record.hex.map((value) => (copy === 0 ? value : `0x${copy}${value.slice(3)}`)),
      })),
    ),
  };
}
