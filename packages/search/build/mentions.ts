import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { tally } from '../tally';
import { placeOf, type Draft } from './draft';
import type { HtmlPage } from './html-page';

const CALL = /\b(?:\w+\.)?(\w+)\.(\w+)\(/g;
/** A call with the part before its object, and a name that a sample gives to a member. */
const CALL_OF = /(?<![\w.])(\w+\.)?(\w+)\.\w+\(/g;
const ALIAS = /\bconst (\w+) = \w+\.(\w+)/g;

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

/**
 * Returns the hand-written pages that are about a handler: those whose samples call it at least half as often as the one
 * that they call most. Routes by the route of the handler's page.
 */
export function tellers(
  pages: readonly HtmlPage[],
  properties: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, string[]>();
  for (const { address, code } of handWritten(pages)) {
    // `const vault = client.institutionalVault.withAddress(...)`: calls of it are not calls of the handler `vault`.
    const aliases = new Map([...code.matchAll(ALIAS)].map(([, name = '', member = '']) => [name, member]));
    const calls = tally(
      [...code.matchAll(CALL_OF)].map(([, owner, object = '']) =>
        owner === undefined ? (aliases.get(object) ?? object) : object,
      ),
    );
    const counts = [...properties].map(([route, property]) => [route, calls.get(property) ?? 0] as const);
    const most = Math.max(...counts.map(([, count]) => count));
    for (const [route, count] of counts)
      if (count > 0 && 2 * count >= most) told.set(route, [...(told.get(route) ?? []), address]);
  }
  return told;
}

const handWritten = (pages: readonly HtmlPage[]): HtmlPage[] =>
  pages.filter(({ route, docs, aside }) => docs && !aside && !`${route}/`.startsWith(apiIndexRoute));
