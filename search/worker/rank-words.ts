import { isAbiItem, type Kind } from '../format/kinds';
import type { Entry } from './catalog';
import { priorOf } from './priors';
import { isCode, type Query } from './query';
import { SILENT, type Signals, type TextMatch } from './signals';
import type { NameMatch, Scored } from './symbol-stage';

/** What each sign of an entry counts, fitted by logistic regression: bench/README.md tells how. */
const WEIGHTS = {
  /** Root of the score of its texts, coverage cubed, its best and third phrase, and the likelihood of the words. */
  text: 3.58,
  coverage: 1.12,
  words: 2.48,
  thirdWords: 1.62,
  letters: 2.4,
  thirdLetters: 1.87,
  likelihood: 0.94,
  /** Guides mention it; many pages have its heading; it is a page, where a section says more; its kind. */
  mentions: 0.5,
  layout: -1.51,
  page: -1.36,
  prior: 0.091,
  /** Its heading has all words, or a keyword of its page does. */
  topic: 2.15,
  topicInQuestion: 0.88,
  /** The words spell its name, and how well; names of contracts are shared, and no answer to a question. */
  spelled: 2.5,
  spelledInQuestion: 1.54,
  spelledAbi: 1.77,
  match: 0.0416,
  /** The query writes its name as code. */
  coded: 2.22,
} as const;

type Signs = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** Kinds whose names are code. */
export const CODED: ReadonlySet<Kind> = new Set<Kind>(['method', 'function', 'abi-function', 'error', 'event']);

interface Found {
  readonly texts: readonly TextMatch[];
  readonly topics: readonly Scored[];
  readonly spelled: readonly NameMatch[];
}

/** Orders what several words find, by the signs in texts, phrases, headings and names. */
export function rankWords({ texts, topics, spelled }: Found, { question, content }: Query): Scored[] {
  const signals = new Map(texts.map((item) => [item.entry, item.signals]));
  const headed = new Map(topics.map(({ entry }, place) => [entry, 1 - place / 100]));
  const named = new Map(spelled.map(({ entry, match }) => [entry, match]));
  const codes = new Set(content.filter(isCode).map(({ key }) => key));
  return [...new Set([...signals.keys(), ...headed.keys(), ...named.keys()])]
    .map((entry) => {
      const coded = Number(CODED.has(entry.record.kind) && codes.has(entry.squashed));
      const names = signsOfName(entry, named.get(entry) ?? 0, question);
      const topic = headed.get(entry) ?? 0;
      return {
        entry,
        score: weigh({
          ...signsOfTexts(signals.get(entry) ?? SILENT),
          ...signsOfKind(entry),
          ...names,
          topic: question ? 0 : topic,
          topicInQuestion: question ? topic : 0,
          coded,
        }),
      };
    })
    .sort((a, b) => b.score - a.score);
}

const signsOfTexts = ({ text, coverage, words, letters, likelihood }: Signals) => ({
  text: Math.sqrt(text),
  coverage: coverage ** 3,
  words: words[0],
  thirdWords: words[2],
  letters: letters[0],
  thirdLetters: letters[2],
  likelihood,
});

const signsOfKind = (entry: Entry) => ({
  mentions: Math.log2(1 + entry.record.mentions),
  layout: Number(entry.layout),
  page: Number(entry.record.kind === 'page'),
  prior: priorOf(entry),
});

function signsOfName({ record: { kind } }: Entry, match: number, question: boolean) {
  const isShared = isAbiItem(kind) || kind === 'revert';
  const own = Number(match > 0 && !isShared);
  return {
    spelled: question ? 0 : own,
    spelledInQuestion: question ? own : 0,
    spelledAbi: Number(match > 0 && isShared && !question),
    match: own * match,
  };
}

const weigh = (signs: Signs): number =>
  (Object.keys(WEIGHTS) as (keyof Signs)[]).reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0);
