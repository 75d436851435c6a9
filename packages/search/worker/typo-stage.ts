import type { Entry } from './catalog';
import { distance } from './distance';
import { priorOf } from './priors';
import type { Query, Word } from './query';
import type { NameMatch } from './symbol-stage';

/** Minimum length: shorter words are close to too many others. */
const SHORTEST = 4;
const TWO_ERRORS_FROM = 9;

const limitFor = (word: string): number => (word.length < SHORTEST ? 0 : word.length < TWO_ERRORS_FROM ? 1 : 2);

/** Typing errors rarely change the first letter. Without this rule, unknown words match others by accident. */
const comparable = (typed: string, known: string): boolean => typed[0] === known[0];

/** Finds entries whose name is one or two errors away from the whole query, then those whose name has such a prefix. */
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

/** A match with a prefix of the name counts as one more error. */
function errors(typed: string, name: string, limit: number): number {
  if (!comparable(typed, name) || (typed.length === SHORTEST && typed.length === name.length && !swapped(typed, name)))
    return Infinity;
  const whole = distance(typed, name, limit);
  if (whole < Infinity || typed.length < TWO_ERRORS_FROM - 2) return whole;
  return distance(typed, name, limit, true) + 1;
}

/** In words of four letters only a swap of two neighbours counts as an error; another letter makes another word. */
const swapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Returns the closest known word; null when none is close enough. */
export function correct(word: Word, vocabulary: readonly string[]): string | null {
  const limit = word.key.length < 5 ? 0 : limitFor(word.key);
  if (limit === 0) return null;
  let best: string | null = null;
  let least = limit + 1;
  for (const known of vocabulary) {
    if (known.length < 4 || !comparable(word.key, known) || known.startsWith('~')) continue;
    const found = distance(word.key, known, limit);
    if (found < least) [best, least] = [known, found];
  }
  return best;
}
