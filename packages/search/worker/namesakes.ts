import { groupBy } from '@sdk-docs/tools/book/group-by';
import type { Kind } from '../format/kinds';
import type { Entry } from './catalog';
import type { Query } from './query';

/** Entries of one name, best first. */
export interface Named {
  readonly entry: Entry;
  readonly namesakes: readonly Entry[];
  /** Whether the query is exactly this name, and several places of one kind have it. */
  readonly isMany: boolean;
  /** Whether the intended one is ambiguous, even with the reader's pages. */
  readonly isShared: boolean;
}

/** Kinds that mean the same act: a method is a call of its contract function. */
const FAMILIES: Readonly<Partial<Record<Kind, string>>> = {
  method: 'call',
  function: 'call',
  'abi-function': 'call',
  event: 'event',
  error: 'failure',
  revert: 'failure',
  address: 'address',
  type: 'type',
};

/**
 * Merges the entries of one name into one result, at the place of the best. Entries on the reader's pages (`near`,
 * newest first), or on pages that these are about, come first in it.
 */
export function gatherNamesakes(
  entries: readonly Entry[],
  { content, paths }: Query,
  near: readonly string[],
): Named[] {
  const names = groupBy(entries, ({ record: { kind, name }, place }) => {
    const family = FAMILIES[kind];
    return family === undefined ? `#${place}` : `${family} ${name}`;
  });
  const rankOf = nearness(near);
  const isOnlyName = content.length === 1 && paths.length === 0;
  return [...names.values()].map((list) => {
    const ranked = list.length === 1 ? list : [...list].sort((a, b) => rankOf(a) - rankOf(b));
    const [entry, ...namesakes] = ranked as [Entry, ...Entry[]];
    const isMany = isOnlyName && namesakes.some(({ record }) => record.kind === entry.record.kind);
    return { entry, namesakes, isMany, isShared: isMany && rankOf(entry) === Infinity };
  });
}

/** Returns a function for the distance of an entry: 0 on the reader's page, Infinity on an unrelated one. */
function nearness(near: readonly string[]): (entry: Entry) => number {
  const places = new Map(near.map((route, place) => [bare(route), place] as const).reverse());
  return ({ page }) => {
    const own = [page.route, ...(page.toldBy ?? [])].map((route) => places.get(bare(route)) ?? Infinity);
    return Math.min(...own);
  };
}

const bare = (route: string): string => route.replace(/\/$/, '');
