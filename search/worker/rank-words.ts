import { isAbiItem, type Kind } from '../format/kinds';
import type { Entry } from './catalog';
import { priorOf } from './priors';
import { isCode, type Query } from './query';
import type { Signals, TextMatch } from './signals';
import type { NameMatch, Scored } from './symbol-stage';

/** What each sign of an entry counts, fitted by logistic regression: bench/README.md tells how. */
const WEIGHTS = {
  /** Root of the score of its texts, coverage cubed, its best and third phrase, and the likelihood of the words. */
  text: 3.6,
  coverage: 1.11,
  words: 2.46,
  thirdWords: 1.73,
  letters: 2.47,
  thirdLetters: 1.73,
  likelihood: 0.94,
  /** Guides mention it; many pages have its heading; it is a page, where a section says more; its kind. */
  mentions: 0.54,
  layout: -1.52,
  page: -1.34,
  prior: 0.067,
  /** Its heading has all words, or a keyword of its page does. */
  topic: 2.19,
  topicInQuestion: 0.89,
  /** The words spell its name, and how well; names of contracts are shared, and no answer to a question. */
  spelled: 2.46,
  spelledInQuestion: 1.53,
  spelledAbi: 1.76,
  match: 0.0411,
  /** The query writes its name as code. */
  coded: 2.18,
} as const;

/** Kinds whose names are code. */
export const CODED: ReadonlySet<Kind> = new Set<Kind>(['method', 'function', 'abi-function', 'error', 'event']);

interface Found {
  readonly texts: readonly TextMatch[];
  readonly topics: readonly Scored[];
  readonly spelled: readonly NameMatch[];
}

/** Orders what several words find, by the signs in texts, phrases, headings and names. */
export function rankWords({ texts, topics, spelled }: Found, { question, content }: Query): Scored[] {
  const codes = new Set(content.filter(isCode).map(({ key }) => key));
  const scores = new Map(texts.map(({ entry, signals }) => [entry, pointsOfTexts(signals) + pointsOf(entry, codes)]));
  const add = (entry: Entry, points: number): void =>
    void scores.set(entry, (scores.get(entry) ?? pointsOf(entry, codes)) + points);
  const topic = question ? WEIGHTS.topicInQuestion : WEIGHTS.topic;
  topics.forEach(({ entry }, place) => add(entry, topic * (1 - place / 100)));
  for (const { entry, match } of spelled) add(entry, pointsOfName(entry, match, question));
  return [...scores].map(([entry, score]) => ({ entry, score })).sort((a, b) => b.score - a.score);
}

const pointsOfTexts = ({ text, coverage, words, letters, likelihood }: Signals): number =>
  WEIGHTS.text * Math.sqrt(text) +
  WEIGHTS.coverage * coverage ** 3 +
  WEIGHTS.words * words[0] +
  WEIGHTS.thirdWords * words[2] +
  WEIGHTS.letters * letters[0] +
  WEIGHTS.thirdLetters * letters[2] +
  WEIGHTS.likelihood * likelihood;

/** Returns what an entry has in any query that finds it. */
const pointsOf = (entry: Entry, codes: ReadonlySet<string>): number =>
  WEIGHTS.mentions * Math.log2(1 + entry.record.mentions) +
  (entry.layout ? WEIGHTS.layout : 0) +
  (entry.record.kind === 'page' ? WEIGHTS.page : 0) +
  WEIGHTS.prior * priorOf(entry) +
  (CODED.has(entry.record.kind) && codes.has(entry.squashed) ? WEIGHTS.coded : 0);

function pointsOfName({ record: { kind } }: Entry, match: number, question: boolean): number {
  if (isAbiItem(kind) || kind === 'revert') return question ? 0 : WEIGHTS.spelledAbi;
  return (question ? WEIGHTS.spelledInQuestion : WEIGHTS.spelled) + WEIGHTS.match * match;
}
