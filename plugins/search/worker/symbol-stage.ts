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
  if (squashed === query.squashed) return record.name === query.raw ? 104 : 100;
  if (aliases.includes(query.squashed)) return aliasScore(entry, query);
  if (squashed === query.squashedContent) return EXACT;
  if (aliases.includes(query.squashedContent)) return EXACT - 1;
  return Math.max(prefixScore(entry, query), spanScore(entry, runs), partsScore(entry, query.content));
}

/** The everyday name of a class is as good as its own. */
const aliasScore = ({ record }: Entry, query: Query): number =>
  record.kind === 'handler' || record.kind === 'chain' ? (record.aliases.includes(query.raw) ? 104 : 100) : 95;

function prefixScore({ squashed, starts, record, aliases }: Entry, { squashedContent: typed }: Query): number {
  const share = typed.length / squashed.length;
  if (squashed.startsWith(typed)) return 60 + 20 * share;
  if (typed.length < 2) return 0;
  // The middle of a heading is no name.
  if (!isProse(record.kind)) {
    for (const start of starts) if (start > 0 && squashed.startsWith(typed, start)) return 30 + 20 * share;
  }
  const alias = typed.length >= 4 ? aliases.find((name) => name.startsWith(typed)) : undefined;
  return alias === undefined ? 0 : 25 + 20 * (typed.length / alias.length);
}

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
    const whole = text === entry.squashed || entry.record.aliases.some((alias) => alias.toLowerCase() === text);
    const prefix = !whole && text.length >= 4 && entry.squashed.startsWith(text);
    if (!whole && !prefix) continue;
    if (!rest.every((word) => inContext(entry, word))) continue;
    const kinds = kindWords(entry.record.kind);
    // Naming the kind or the chain asks for that very thing.
    const asked = rest.some((word) => kinds[0] === word || kinds[1] === word || word === entry.record.chain.toLowerCase());
    const score = whole ? SPELLED + 6 + (asked ? 10 : 0) : 40 + 15 * (text.length / entry.squashed.length) + (asked ? 4 : 0);
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

/** "rate quote" for getRateInQuote: every word begins a part of the name, in its order. */
function partsScore({ parts, squashed, record }: Entry, words: readonly Word[]): number {
  if (words.length < 2 || isProse(record.kind)) return 0;
  let next = 0;
  let length = 0;
  for (const { key } of words) {
    const place = parts.findIndex((part, index) => index >= next && part.startsWith(key));
    if (place < 0) return 0;
    next = place + 1;
    length += key.length;
  }
  return 45 + 25 * (length / squashed.length);
}
