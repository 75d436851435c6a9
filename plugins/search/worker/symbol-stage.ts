import { isProse } from '../format/kinds';
import { kindWords, type Entry } from './catalog';
import { priorOf } from './priors';
import type { Query, Word } from './query';

export interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

/** At or above it a match is as good as typed out; below it the name is only partly spelled. */
export const EXACT = 90;
/** A name spelled in full among words that all belong to it. */
export const SPELLED = 64;
const ASKED = 10;

/** Entries whose name the query spells, wholly or in part, best first. */
export function findSymbols(entries: readonly Entry[], query: Query): Scored[] {
  if (query.squashed === '') return [];
  const runs = runsOf(query.content);
  const found: Scored[] = [];
  for (const entry of entries) {
    const score = scoreOf(entry, query, runs);
    if (score > 0) found.push({ entry, score: score + priorOf(entry) });
  }
  return found.sort((a, b) => b.score - a.score || a.entry.squashed.length - b.entry.squashed.length);
}

function scoreOf(entry: Entry, query: Query, runs: readonly Run[]): number {
  const { squashed, aliases, record } = entry;
  if (squashed === query.squashed) return 100 + likeness(record.name, query.raw);
  if (aliases.includes(query.squashed)) return aliasScore(entry, query);
  if (squashed === query.squashedContent) return EXACT;
  if (aliases.includes(query.squashedContent)) return EXACT - 1;
  return Math.max(prefixScore(entry, query), spanScore(entry, runs), partsScore(entry, query.content));
}

/** Points for a name that is spelled like the query, not only with the same letters. */
function likeness(name: string, raw: string): number {
  if (name === raw) return 4;
  return name.toLowerCase() === raw.toLowerCase() ? 3 : 0;
}

/** The everyday name of a handler and the id of a chain are as good as their names. */
const aliasScore = ({ record, names }: Entry, query: Query): number =>
  names.includes(query.squashed) ? 100 + Math.max(...record.aliases.map((alias) => likeness(alias, query.raw))) : 95;

function prefixScore({ squashed, starts, record, aliases, names }: Entry, { squashedContent: typed }: Query): number {
  const share = typed.length / squashed.length;
  const named = names.find((name) => name.startsWith(typed));
  if (named !== undefined) return 60 + 20 * (typed.length / named.length);
  if (squashed.startsWith(typed)) return 60 + 20 * share;
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
    if (!rest.every((word) => inContext(entry, word))) continue;
    const asked = rest.some((word) => asksFor(entry, word));
    const score = whole
      ? SPELLED + 6 + (asked ? ASKED : 0)
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
 * name, in its order, or asks for the kind or the chain.
 */
function partsScore(entry: Entry, words: readonly Word[]): number {
  const { starts, squashed, record } = entry;
  if (words.length < 2 || isProse(record.kind)) return 0;
  let next = 0;
  let length = 0;
  let asked = 0;
  for (const { key } of words) {
    const start = starts.find((place) => place >= next && squashed.startsWith(key, place));
    if (start === undefined) {
      if (!asksFor(entry, key)) return 0;
      asked++;
      continue;
    }
    next = start + key.length;
    length += key.length;
  }
  // One word beside the kind is a beginning of a name, which spanScore knows better.
  if (words.length - asked < 2) return 0;
  return 45 + 25 * shareOf(length, squashed, entry.names) + (asked > 0 ? ASKED : 0);
}

/** Naming the kind or the chain asks for that very thing. */
function asksFor({ record }: Entry, word: string): boolean {
  const kinds = kindWords(record.kind);
  return kinds[0] === word || kinds[1] === word || word === record.chain.toLowerCase();
}
