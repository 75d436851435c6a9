import type { SearchAnswer, SearchHit } from '../worker/protocol';

/** An answer as the reader sees it. */
export interface Shown {
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Whether parts of the index were still loading. */
  readonly more: boolean;
}

export const addressOf = ({ route, anchor }: Pick<SearchHit, 'route' | 'anchor'>): string => `${route}#${anchor}`;

/** Whether a hit or one of its namesakes has an address. */
const has = (hit: SearchHit, address: string): boolean =>
  [hit, ...hit.namesakes].some((one) => addressOf(one) === address);

/**
 * Returns the list to show when a better answer arrives. It replaces the previous one, unless pointer or keys have
 * touched a hit since the last typed letter: that hit and those above it keep their places, so that a click never opens
 * a hit that just moved there. On a slow device the touched list may still be that of fewer letters.
 */
export function holdTouched(before: Shown | null, next: Shown, touched: string | null): Shown {
  if (before === null || touched === null) return next;
  const end = before.answer.hits.findIndex((hit) => has(hit, touched));
  if (end < 0) return next;
  const better = new Map(next.answer.hits.map((hit) => [addressOf(hit), hit]));
  const held = before.answer.hits.slice(0, end + 1).map((hit) => better.get(addressOf(hit)) ?? hit);
  const places = new Set(held.map(addressOf));
  const others = next.answer.hits.filter((hit) => !places.has(addressOf(hit)));
  const hits = [...held, ...others].slice(0, Math.max(held.length, next.answer.hits.length));
  return { ...next, answer: { ...next.answer, hits, sure: false } };
}

/** Returns the shown list with the texts of its hits, which load last. */
export function withLines(shown: Shown | null, hits: readonly SearchHit[]): Shown | null {
  if (shown === null) return null;
  const texts = new Map(hits.map((hit) => [addressOf(hit), hit.excerpt]));
  const full = shown.answer.hits.map((hit) => ({ ...hit, excerpt: texts.get(addressOf(hit)) ?? hit.excerpt }));
  return { ...shown, answer: { ...shown.answer, hits: full } };
}
