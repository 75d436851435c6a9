import { isAbiItem, isProse } from '../format/kinds';
import { kindWords, type Entry } from './catalog';
import { priorOf } from './priors';
import { STOP_WORDS, type Query, type Word } from './query';

export interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

/** An entry whose name the query spells. */
export interface NameMatch extends Scored {
  /** How well, without what the entry's kind is worth. */
  readonly match: number;
}

/** At or above it a match is as good as typed out; below it the name is only partly spelled. */
export const EXACT = 89;
/** Nearly all of a name among words that belong to it. */
export const SPELLED = 62;
/** The beginning of a name. */
export const PREFIX = 60;
/** Typed as code writes it; more than any name that only shares the letters. */
const PATH = 102;
/** A whole name among words that say where it belongs. */
const NAMED = 70;
const ASKED = 10;
/** What words in another order than that of the name cost. */
const DISORDER = 16;

/** Entries whose name the query spells, wholly or in part, best first. */
export function findSymbols(entries: readonly Entry[], query: Query): NameMatch[] {
  if (query.squashed === '') return [];
  // Stop words may be part of a name: "deposit with permit".
  const runs = [...runsOf(query.content), ...(query.words.length > query.content.length ? runsOf(query.words) : [])];
  const found: NameMatch[] = [];
  for (const entry of entries) {
    const match = scoreOf(entry, query, runs);
    if (match > 0) found.push({ entry, match, score: match + priorOf(entry) });
  }
  return found.sort((a, b) => b.score - a.score || a.entry.squashed.length - b.entry.squashed.length);
}

function scoreOf(entry: Entry, query: Query, runs: readonly Run[]): number {
  const { squashed, aliases, record } = entry;
  if (squashed === query.squashed) return 100 + likeness(record.name, query.raw);
  if (entry.paths.some((path) => query.paths.includes(path))) return PATH;
  if (aliases.includes(query.squashed)) return aliasScore(entry, query);
  if (squashed === query.squashedContent) return EXACT + 1;
  if (aliases.includes(query.squashedContent)) return EXACT;
  return Math.max(prefixScore(entry, query), spanScore(entry, runs), partsScore(entry, query.content));
}

/** Points for a name that is spelled like the query, not only with the same letters. */
function likeness(name: string, raw: string): number {
  if (name === raw) return 4;
  return name.toLowerCase() === raw.toLowerCase() ? 3 : 0;
}

/**
 * The everyday name of a handler and the id of a chain are as good as their names. Contract and function in plain words
 * ("teller deposit") may as well mean the handler's method.
 */
function aliasScore({ record, names }: Entry, query: Query): number {
  if (names.includes(query.squashed))
    return 100 + Math.max(...record.aliases.map((alias) => likeness(alias, query.raw)));
  return isAbiItem(record.kind) && query.words.length > 1 && query.paths.length === 0 ? NAMED : 95;
}

function prefixScore({ squashed, starts, record, aliases, names }: Entry, { squashedContent: typed }: Query): number {
  const share = typed.length / squashed.length;
  const named = names.find((name) => name.startsWith(typed));
  if (named !== undefined) return PREFIX + 20 * (typed.length / named.length);
  if (squashed.startsWith(typed)) return PREFIX + 20 * share;
  if (typed.length < 2) return 0;
  // The middle of a heading is no name.
  if (!isProse(record.kind)) {
    if (starts.some((start) => start > 0 && squashed.startsWith(typed, start)))
      return 30 + 20 * shareOf(typed.length, squashed, names);
  }
  const alias = typed.length >= 4 ? aliases.find((name) => name.startsWith(typed)) : undefined;
  return alias === undefined ? 0 : 25 + 20 * (typed.length / alias.length);
}

/** Share of a name that is spelled; "Handler" at the end of a class need not be. */
const shareOf = (length: number, squashed: string, names: readonly string[]): number =>
  length /
  Math.min(
    squashed.length,
    ...names.filter((name) => squashed.startsWith(name)).map((name) => Math.max(length, name.length)),
  );

/** Some words in a row, joined, and the others. */
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

/** "puffer vault holesky address": a run of words spells the name, all others say where it belongs. */
function spanScore(entry: Entry, runs: readonly Run[]): number {
  let best = 0;
  for (const { text, rest } of runs) {
    const whole = text === entry.squashed || entry.names.includes(text);
    const prefix = !whole && text.length >= 4 && entry.squashed.startsWith(text);
    if (!whole && !prefix) continue;
    if (!rest.every((word) => STOP_WORDS.has(word) || inContext(entry, word))) continue;
    const asked = rest.some((word) => asksFor(entry, word));
    const score = whole
      ? NAMED + (asked ? ASKED : 0)
      : 40 + 15 * (text.length / entry.squashed.length) + (asked ? 4 : 0);
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
 * "rate quote" for getRateInQuote, "unifieth teller address" for the teller's address: every word begins at a part of the
 * name, in its order or for a few points less in another, or asks for the kind or the chain.
 */
function partsScore(entry: Entry, words: readonly Word[]): number {
  if (words.length < 2 || isProse(entry.record.kind)) return 0;
  const taken = new Set<number>();
  let [next, length, asked, ordered] = [0, 0, 0, true];
  for (const { key } of words) {
    const after = startOf(entry, key, next, taken);
    const start = after >= 0 ? after : startOf(entry, key, 0, taken);
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
  // One word beside the kind is a beginning of a name, which spanScore knows better.
  if (words.length - asked < 2) return 0;
  const share = shareOf(length, entry.squashed, entry.names);
  return 45 + 25 * share + (asked > 0 ? ASKED : 0) - (ordered ? 0 : DISORDER);
}

/** Where a part of the name begins with a word, from a place on; -1 for nowhere. */
const startOf = ({ starts, squashed }: Entry, word: string, from: number, taken: ReadonlySet<number>): number =>
  starts.find((place) => place >= from && !taken.has(place) && squashed.startsWith(word, place)) ?? -1;

/** Naming the kind or the chain asks for that very thing. */
function asksFor({ record }: Entry, word: string): boolean {
  const kinds = kindWords(record.kind);
  return kinds[0] === word || kinds[1] === word || word === record.chain.toLowerCase();
}
