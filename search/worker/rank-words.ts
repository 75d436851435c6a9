import { isAbiItem, type Kind } from '../format/kinds';
import type { Entry } from './catalog';
import { priorOf } from './priors';
import type { Query } from './query';
import type { NameMatch, Scored } from './symbol-stage';

/** What an entry gains beside the score of its text, in which the best text alone has 1. */
interface Gains {
  /** Its heading has all words, or a keyword of its page does. */
  readonly topic: number;
  /** The words spell its name. */
  readonly spelled: number;
  /** The same for items of contracts, which several contracts share. */
  readonly spelledAbi: number;
  /** The query writes its name as code. */
  readonly coded: number;
}

const IN_QUESTIONS: Gains = { topic: 0.3, spelled: 2.2, spelledAbi: 0, coded: 0.85 };
const IN_WORDS: Gains = { topic: 2.4, spelled: 2.5, spelledAbi: 1.1, coded: 0.6 };
/** Points of a symbol's score, so that they decide between equals. */
const TIE = 1000;
const CODED: ReadonlySet<Kind> = new Set<Kind>(['method', 'function', 'abi-function', 'error', 'event']);
const SHORTEST_CODE = 6;

interface Found {
  readonly texts: readonly Scored[];
  readonly topics: readonly Scored[];
  readonly spelled: readonly NameMatch[];
}

/** Orders what several words find: the scores of texts, and gains for headings and names. */
export function rankWords({ texts, topics, spelled }: Found, { question, content }: Query): Scored[] {
  const gains = question ? IN_QUESTIONS : IN_WORDS;
  const scores = new Map(texts.map(({ entry, score }) => [entry, score]));
  const add = (entry: Entry, points: number): void => void scores.set(entry, (scores.get(entry) ?? 0) + points);
  topics.forEach(({ entry }, place) => add(entry, gains.topic - place / 100));
  for (const { entry, score } of spelled) {
    const gain = isAbiItem(entry.record.kind) || entry.record.kind === 'revert' ? gains.spelledAbi : gains.spelled;
    if (gain > 0) add(entry, gain + score / TIE);
  }
  const codes = new Set(
    content.filter(({ raw, parts }) => parts.length > 1 && raw.length >= SHORTEST_CODE).map(({ key }) => key),
  );
  for (const { entry } of codes.size > 0 ? texts : [])
    if (codes.has(entry.squashed) && CODED.has(entry.record.kind))
      add(entry, gains.coded + (10 * priorOf(entry)) / TIE);
  return [...scores].map(([entry, score]) => ({ entry, score })).sort((a, b) => b.score - a.score);
}
