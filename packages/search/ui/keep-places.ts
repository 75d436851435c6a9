import type { SearchAnswer, SearchHit } from '../worker/protocol';

/** An answer as the reader sees it. */
export interface Shown {
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Whether parts of the index were still loading. */
  readonly more: boolean;
  /** When it was first shown, in milliseconds. */
  readonly at: number;
  /** Addresses of the hits that were added to those already seen. */
  readonly fresh: ReadonlySet<string>;
}

/** Nobody has aimed at a hit that was shown for a shorter time. */
const SEEN_MS = 250;

export const addressOf = ({ route, anchor }: Pick<SearchHit, 'route' | 'anchor'>): string => `${route}#${anchor}`;

/**
 * Returns what to show when a better answer to the same query arrives: hits that the reader has seen keep their places,
 * and new ones follow, so that a click never opens what has just moved there.
 */
export function keepPlaces(before: Shown | null, next: Shown, limit: number): Shown {
  const replaced =
    before === null ||
    before.query !== next.query ||
    !before.more ||
    before.answer.hits.length === 0 ||
    next.at - before.at < SEEN_MS;
  if (replaced) return next;
  const better = new Map(next.answer.hits.map((hit) => [addressOf(hit), hit]));
  const seen = before.answer.hits.map((hit) => better.get(addressOf(hit)) ?? hit);
  const places = new Set(seen.map(addressOf));
  const added = next.answer.hits.filter((hit) => !places.has(addressOf(hit)));
  const hits = [...seen, ...added].slice(0, limit);
  const fresh = new Set([...before.fresh, ...added.map(addressOf)]);
  // The hits that stay are no answer, but the nearest there is.
  const note = next.answer.hits.length === 0 ? next.answer.note.replace(/^No results: /, '') : next.answer.note;
  return { ...next, at: before.at, fresh, answer: { ...next.answer, hits, note } };
}

/** Returns what is shown with the texts of its hits, which load last. */
export function withLines(shown: Shown | null, hits: readonly SearchHit[]): Shown | null {
  if (shown === null) return null;
  const texts = new Map(hits.map((hit) => [addressOf(hit), hit.excerpt]));
  const full = shown.answer.hits.map((hit) => ({ ...hit, excerpt: texts.get(addressOf(hit)) ?? hit.excerpt }));
  return { ...shown, answer: { ...shown.answer, hits: full } };
}
