import { groupBy } from '@sdk-docs/tools/book/group-by';
import { isAbiItem, isProse } from '../format/kinds';
import { BEGINNING, beginningOf, firstLetters, kindWords, type Entry } from './catalog';
import { priorOf } from './priors';
import type { Query, Word } from './query';
import { STOP_WORDS } from './terms';

export interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

/** An entry whose name matches the query. */
export interface NameMatch extends Scored {
  /** Quality of the match, without the prior of the kind. */
  readonly match: number;
}

/** Matches at or above this count as exact; below it they are partial. */
export const EXACT = 89;
/** Score of nearly the whole name among words of its context. */
export const SPELLED = 62;
/** Score of a prefix. */
export const PREFIX = 60;
/** Score of a path as written in code; above any name with the same letters only. */
const PATH = 102;
/** Score of a whole name among words of its context. */
const NAMED = 70;
const FOR_KIND = 10;
/** Score of a whole name with words that name its kind or chain. */
export const ASKED = NAMED + FOR_KIND;
/** Penalty for parts in another order than in the name. */
const DISORDER = 16;

/** Finds entries whose name matches the query, wholly or in part, best first. */
export function findSymbols(entries: readonly Entry[], query: Query): NameMatch[] {
  if (query.squashed === '') return [];
  // Stop words may be part of a name: "deposit with permit".
  const runs = readRuns([
    ...runsOf(query.content),
    ...(query.words.length > query.content.length ? runsOf(query.words) : []),
  ]);
  const { words, paths, squashed } = query;
  // A match of one word begins with its letter; this is tested first, because it rules out most names.
  const letters = words.length === 1 && paths.length === 0 ? firstLetters([squashed]) : -1;
  const found: NameMatch[] = [];
  for (const entry of entries) {
    if ((entry.letters & letters) === 0) continue;
    const match = scoreOf(entry, query, runs);
    if (match > 0) found.push({ entry, match, score: match + priorOf(entry) });
  }
  return found.sort((a, b) => b.score - a.score || a.entry.squashed.length - b.entry.squashed.length);
}

function scoreOf(entry: Entry, query: Query, runs: Runs): number {
  const exact = exactScore(entry, query);
  if (exact > 0) return exact;
  return Math.max(prefixScore(entry, query), spanScore(entry, runs), partsScore(entry, query.content));
}

/** Scores a name that equals the query, or is written as code in it; 0 for others. */
function exactScore(entry: Entry, query: Query): number {
  const { squashed, aliases, paths, record } = entry;
  if (squashed === query.squashed) return 100 + likeness(record.name, query.raw);
  if (query.paths.length > 0 && paths.some((path) => query.paths.includes(path))) return PATH;
  if (query.squashedContent.length > entry.longest) return 0;
  if (aliases.includes(query.squashed)) return aliasScore(entry, query);
  if (squashed === query.squashedContent) return EXACT + 1;
  return aliases.includes(query.squashedContent) ? EXACT : 0;
}

/** Returns points for a name that is written like the query, not only with the same letters. */
function likeness(name: string, raw: string): number {
  if (name === raw) return 4;
  return name.toLowerCase() === raw.toLowerCase() ? 3 : 0;
}

/**
 * Scores aliases: the contract's name for a handler and the id of a chain rank like their names. Contract and function
 * in plain words ("teller deposit") may also mean the handler's method.
 */
function aliasScore({ record, names }: Entry, query: Query): number {
  if (names.includes(query.squashed))
    return 100 + Math.max(...record.aliases.map((alias) => likeness(alias, query.raw)));
  return isAbiItem(record.kind) && query.words.length > 1 && query.paths.length === 0 ? NAMED : 95;
}

function prefixScore(entry: Entry, { squashedContent: typed }: Query): number {
  const { squashed, starts, record, aliases, names } = entry;
  if (typed.length > entry.longest) return 0;
  const share = typed.length / squashed.length;
  const named = names.find((name) => name.startsWith(typed));
  if (named !== undefined) return PREFIX + 20 * (typed.length / named.length);
  if (squashed.startsWith(typed)) return PREFIX + 20 * share;
  if (typed.length < 2) return 0;
  // A match in the middle of a heading does not count.
  if (!isProse(record.kind) && starts.some((start) => start > 0 && squashed.startsWith(typed, start)))
    return 30 + 20 * shareOf(typed.length, squashed, names);
  const alias = typed.length >= 4 ? aliases.find((name) => name.startsWith(typed)) : undefined;
  return alias === undefined ? 0 : 25 + 20 * (typed.length / alias.length);
}

/** Returns the share of a name that matches; "Handler" at the end of a class is optional. */
const shareOf = (length: number, squashed: string, names: readonly string[]): number =>
  length /
  Math.min(
    squashed.length,
    ...names.filter((name) => squashed.startsWith(name)).map((name) => Math.max(length, name.length)),
  );

/** Several words in a row, joined, and the remaining words. */
interface Run {
  readonly text: string;
  readonly rest: readonly string[];
}

function runsOf(words: readonly Word[]): Run[] {
  const keys = words.map(({ key }) => key);
  const runs: Run[] = [];
  for (let start = 0; start < keys.length; start++) {
    for (let end = start + 1; end <= keys.length; end++) {
      if (end - start === keys.length) continue;
      runs.push({ text: keys.slice(start, end).join(''), rest: [...keys.slice(0, start), ...keys.slice(end)] });
    }
  }
  return runs;
}

/** Runs by their text, and by their first letters: most names start differently. */
interface Runs {
  readonly byText: ReadonlyMap<string, readonly Run[]>;
  readonly byStart: ReadonlyMap<string, readonly Run[]>;
}

const NONE: readonly Run[] = [];

const readRuns = (runs: readonly Run[]): Runs => ({
  byText: groupBy(runs, ({ text }) => text),
  byStart: groupBy(runs, ({ text }) => beginningOf(text)),
});

/** Returns the runs that equal a name of the entry or its beginning. */
function runsIn({ squashed, names, beginning: start }: Entry, { byText, byStart }: Runs): readonly Run[] {
  const begun = byStart.get(start);
  if (begun === undefined && names.length === 0) return NONE;
  const named = names.flatMap((name) => (name === squashed ? NONE : (byText.get(name) ?? NONE)));
  const starting = (begun ?? NONE).filter(
    ({ text }) => text === squashed || (text.length >= BEGINNING && squashed.startsWith(text)),
  );
  return [...named, ...starting];
}

/** "puffer vault holesky address": a run of words matches the name, and all other words match its context. */
function spanScore(entry: Entry, runs: Runs): number {
  let best = 0;
  for (const { text, rest } of runsIn(entry, runs)) {
    const whole = text === entry.squashed || entry.names.includes(text);
    if (!rest.every((word) => STOP_WORDS.has(word) || inContext(entry, word))) continue;
    const asked = rest.some((word) => asksFor(entry, word));
    const score = whole ? (asked ? ASKED : NAMED) : 40 + 15 * (text.length / entry.squashed.length) + (asked ? 4 : 0);
    best = Math.max(best, score);
  }
  return best;
}

function inContext({ context }: Entry, word: string): boolean {
  if (context.has(word)) return true;
  if (word.length < 4) return false;
  for (const known of context) if (known.startsWith(word)) return true;
  return false;
}

/**
 * "rate quote" for getRateInQuote, "unifieth teller address" for the teller's address: every word starts a part of the
 * name, in order or, for fewer points, in another order, or names the kind or the chain.
 */
function partsScore(entry: Entry, words: readonly Word[]): number {
  if (words.length < 2 || isProse(entry.record.kind)) return 0;
  const taken = new Set<number>();
  let [next, length, asked, ordered] = [0, 0, 0, true];
  for (const { key } of words) {
    const after = startOf(entry, key, next, taken);
    const start = after >= 0 || next === 0 ? after : startOf(entry, key, 0, taken);
    if (start < 0) {
      if (!asksFor(entry, key)) return 0;
      asked++;
      continue;
    }
    ordered &&= start === after;
    taken.add(start);
    next = start + key.length;
    length += key.length;
  }
  // One word with the kind is a prefix, which spanScore handles better.
  if (words.length - asked < 2) return 0;
  const share = shareOf(length, entry.squashed, entry.names);
  return 45 + 25 * share + (asked > 0 ? FOR_KIND : 0) - (ordered ? 0 : DISORDER);
}

/** Returns where a part of the name starts with a word, from an index on; -1 for nowhere. */
const startOf = ({ starts, squashed }: Entry, word: string, from: number, taken: ReadonlySet<number>): number =>
  starts.find((place) => place >= from && !taken.has(place) && squashed.startsWith(word, place)) ?? -1;

/** Whether a word names the kind or the chain of an entry. */
function asksFor({ record }: Entry, word: string): boolean {
  const kinds = kindWords(record.kind);
  return kinds[0] === word || kinds[1] === word || word === record.chain.toLowerCase();
}
