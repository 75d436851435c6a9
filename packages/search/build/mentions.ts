import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { placeOf, type Draft } from './draft';
import type { HtmlPage } from './html-page';

const CALL = /\b(?:\w+\.)?(\w+)\.(\w+)\(/g;

/**
 * Counts how often hand-written pages link to a record or call it in their samples (`client.vault.depositETH(`): most
 * readers look for the items that guides use. `properties` maps a handler's route to its property of the client.
 */
export function countMentions(
  pages: readonly HtmlPage[],
  records: readonly Draft[],
  properties: ReadonlyMap<string, string>,
): Draft[] {
  const guides = pages.filter(({ route, docs }) => docs && !`${route}/`.startsWith(apiIndexRoute));
  const links = tally(guides.flatMap((page) => page.links));
  const calls = tally(
    guides.flatMap((page) => [...page.code.matchAll(CALL)].map(([, object, method]) => `${object}.${method}`)),
  );
  return records.map((record) => {
    const called =
      record.kind === 'method' ? (calls.get(`${properties.get(record.route) ?? ''}.${record.name}`) ?? 0) : 0;
    return { ...record, mentions: Math.min(9, record.mentions + (links.get(placeOf(record)) ?? 0) + called) };
  });
}

function tally(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
