import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { isAbiItem, type Kind } from '../format/kinds';
import type { Entry } from './catalog';
import { priorOf } from './priors';
import { isCode, type Query } from './query';
import type { Signals, TextMatch } from './signals';
import type { NameMatch, Scored } from './symbol-stage';

/** What each sign of an entry counts, fitted by logistic regression: bench/README.md tells how. */
const WEIGHTS = {
  /** Root of the score of its texts, coverage cubed, its best and third phrase, and the likelihood of the words. */
  text: 3.69,
  coverage: 0.35,
  words: 2.79,
  thirdWords: 2.57,
  letters: 2.24,
  thirdLetters: 1.5,
  likelihood: 1.03,
  /** Guides mention it; many pages have its heading; it is a page, where a section says more; its kind. */
  mentions: 0.157,
  layout: -0.79,
  page: -0.95,
  prior: 0.23,
  /** A long query asks for a call of the reference rather than for a whole page. */
  referenceInLong: 1.64,
  pageInLong: -0.74,
  /** Its heading has all words, or a keyword of its page does. */
  topic: 1.43,
  topicInQuestion: 0.89,
  /** The words spell its name, and how well; names of contracts are shared, and no answer to a question. */
  spelled: 0.77,
  spelledInQuestion: -0.43,
  spelledAbi: 1.64,
  match: 0.072,
  /** The query writes its name as code. */
  coded: 0.97,
} as const;

/** Number of words from which a query is long. */
const LONG = 4;

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
  const own = (entry: Entry): number => pointsOf(entry, codes) + (content.length < LONG ? 0 : pointsInLong(entry));
  const scores = new Map(texts.map(({ entry, signals }) => [entry, pointsOfTexts(signals) + own(entry)]));
  const add = (entry: Entry, points: number): void =>
    void scores.set(entry, (scores.get(entry) ?? own(entry)) + points);
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

const pointsInLong = ({ record, page }: Entry): number =>
  (page.route.startsWith(apiIndexRoute) ? WEIGHTS.referenceInLong : 0) +
  (record.kind === 'page' ? WEIGHTS.pageInLong : 0);

function pointsOfName({ record: { kind } }: Entry, match: number, question: boolean): number {
  if (isAbiItem(kind) || kind === 'revert') return question ? 0 : WEIGHTS.spelledAbi;
  return (question ? WEIGHTS.spelledInQuestion : WEIGHTS.spelled) + WEIGHTS.match * match;
}
