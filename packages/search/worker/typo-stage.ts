import type { Entry } from './catalog';
import { distance } from '@sdk-docs/tools/book/distance';
import { priorOf } from './priors';
import type { Query, Word } from './query';
import type { NameMatch } from './symbol-stage';

/** Minimum length: shorter words are close to too many others. */
const SHORTEST = 4;
const TWO_ERRORS_FROM = 9;

const limitFor = (word: string): number => (word.length < SHORTEST ? 0 : word.length < TWO_ERRORS_FROM ? 1 : 2);

/** Typing errors rarely change the first letter. Without this rule, unknown words would match others by accident. */
const comparable = (typed: string, known: string): boolean => typed[0] === known[0];

/** Finds entries whose name is one or two errors away from the whole query, then those whose name begins like that. */
export function findMisspelled(entries: readonly Entry[], query: Query): NameMatch[] {
  const typed = query.squashedContent;
  const limit = limitFor(typed);
  if (limit === 0) return [];
  const found: NameMatch[] = [];
  for (const entry of entries) {
    const names = [entry.squashed, ...entry.aliases];
    const best = Math.min(...names.map((name) => errors(typed, name, limit)));
    const match = 50 - 8 * best;
    if (best < Infinity) found.push({ entry, match, score: match + priorOf(entry) });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** A match with a prefix of the name counts as one additional error. */
function errors(typed: string, name: string, limit: number): number {
  if (!comparable(typed, name) || (typed.length === SHORTEST && typed.length === name.length && !swapped(typed, name)))
    return Infinity;
  const whole = distance(typed, name, limit);
  if (whole < Infinity || typed.length < TWO_ERRORS_FROM - 2) return whole;
  return distance(typed, name, limit, true) + 1;
}

/** In words of four letters only a swap of two neighbours counts as an error; another letter gives another word. */
const swapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** The same next to other words, and for letters that are only reordered. */
const TWO_BESIDE_OTHERS_FROM = 8;
const TWO_MOVED_FROM = 7;

/**
 * Returns the closest known word, the commonest of several; null when none is close enough. In the context of other
 * words it may be further away than alone.
 */
export function correct(
  { key }: Word,
  vocabulary: readonly string[],
  count: (word: string) => number,
  alone: boolean,
): string | null {
  if (key.length < SHORTEST) return null;
  const twoFrom = alone ? TWO_ERRORS_FROM : TWO_BESIDE_OTHERS_FROM;
  const limit = key.length < TWO_MOVED_FROM ? 1 : 2;
  let best: string | null = null;
  let [least, most] = [limit + 1, -1];
  for (const known of vocabulary) {
    if (known.length < SHORTEST || !comparable(key, known) || known.startsWith('~')) continue;
    const found = distance(key, known, Math.min(limit, least));
    const isNear = found === 1 ? key.length > SHORTEST || (!alone && known.length > SHORTEST) : key.length >= twoFrom;
    if (found === Infinity || (!isNear && !swapped(key, known))) continue;
    if (found < least || (found === least && count(known) > most)) [best, least, most] = [known, found, count(known)];
  }
  return best;
}
