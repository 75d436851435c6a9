import { placeOf, type Draft } from './draft';
import type { HtmlPage } from './html-page';

/** Returns one line per record whose page or anchor is missing in the build. */
export function findBrokenRecords(pages: readonly HtmlPage[], records: readonly Draft[]): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return records.flatMap((record) => {
    const page = byRoute.get(record.route);
    if (page === undefined) return [`${placeOf(record)}: no such page (${record.kind} ${record.name})`];
    if (record.anchor !== '' && !page.ids.has(record.anchor))
      return [`${placeOf(record)}: no such anchor (${record.kind} ${record.name})`];
    return [];
  });
}
