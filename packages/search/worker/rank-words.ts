import type { Kind } from '../format/kinds';
import { isKeyword, type Entry } from './catalog';
import type { Query } from './query';
import type { TextMatch } from './signals';
import type { NameMatch, Scored } from './symbol-stage';
import { stem } from './terms';

/** Weight of each signal of an entry, fitted by logistic regression (bench/README.md). */
const WEIGHTS = {
  /** Root of the score of its texts, its best and third phrase, and its letters. */
  text: 2.17,
  words: 2.74,
  thirdWords: 2.79,
  letters: 2.78,
  /** The likelihood of the words, once for each word after the first: a single word carries little information. */
  likelihood: 0.62,
  /** Number of mentions in guides. */
  mentions: 0.25,
  /** It is a page: a section is more specific, the more so the longer the query is. */
  page: -0.77,
  /** It is a method, a function or an address: what a line of names asks for. */
  named: 0.43,
  /** Its heading has all words, or its page has them as a keyword. */
  topic: 1.96,
  /** How well the words match its name. */
  match: 0.041,
  /** Share of its page's title in the query. */
  title: 0.73,
  /** It states the relation in the query. */
  relation: 4.5,
} as const;

type Signal = keyof typeof WEIGHTS;
type Signals = Readonly<Partial<Record<Signal, number>>>;

/** Number of words after the first from which further ones add no information. */
const MOST_FURTHER = 4;

/** Difference of scores from which a page is much likelier than its sections. */
const FAR = 3;

/** Kinds whose names are code. */
export const CODED: ReadonlySet<Kind> = new Set<Kind>(['method', 'function', 'abi-function', 'error', 'event']);

/** Kinds that a line of names asks for. */
const NAMED: ReadonlySet<Kind> = new Set<Kind>(['method', 'function', 'address']);

/** Results of the words of a query. */
export interface Candidates {
  readonly texts: readonly TextMatch[];
  readonly topics: readonly Scored[];
  readonly spelled: readonly NameMatch[];
  /** Entries that state a relation of the query, by their places. */
  readonly answering: ReadonlySet<number>;
}

/** Ranks the results of words, by the signals in texts, phrases, headings and names. */
export const rankWords = (found: Candidates, query: Query): Scored[] =>
  [...signalsOf(found, query)]
    .map(([entry, signals]) => ({
      entry,
      score: (Object.keys(signals) as Signal[]).reduce(
        (sum, signal) => sum + WEIGHTS[signal] * (signals[signal] ?? 0),
        0,
      ),
    }))
    .sort((a, b) => b.score - a.score);

/**
 * Moves a page below its best section, unless its title or a keyword covers the query, the page is much likelier, or
 * the query is one word: a section answers more specifically than a page whose title only matches in part. A section
 * whose heading is exactly the query ranks above any page.
 */
export function sectionsFirst(ranked: readonly Scored[], { content }: Query): readonly Scored[] {
  if (content.length < 2) return ranked;
  const stems = content.map(({ key }) => stem(key));
  const saysAll = ({ telling }: Entry): boolean => stems.every((word) => telling.includes(word));
  const list = [...ranked];
  for (const page of ranked) {
    if (page.entry.record.kind !== 'page') continue;
    const at = list.indexOf(page);
    const best = list.findIndex(({ entry }) => isSectionOf(entry, page.entry));
    const section = list[best];
    if (section === undefined || best < at || page.score - section.score >= FAR) continue;
    const isExact = saysAll(section.entry) && section.entry.telling.every((word) => stems.includes(word));
    if (isExact || !(saysAll(page.entry) || isKeyword(page.entry, stems))) list.splice(at, 0, ...list.splice(best, 1));
  }
  return list;
}

const isSectionOf = ({ record, layout }: Entry, { record: page }: Entry): boolean =>
  record.kind === 'section' && !layout && record.page === page.page;

/** Returns the signals of each candidate. */
function signalsOf({ texts, topics, spelled, answering }: Candidates, { content }: Query): ReadonlyMap<Entry, Signals> {
  const stems = new Set(content.flatMap(({ key, parts }) => [key, ...parts].map(stem)));
  const further = Math.max(1, Math.min(content.length - 1, MOST_FURTHER));
  const own = ({ record, place, title }: Entry): Signals => ({
    relation: Number(answering.has(place)),
    mentions: Math.log2(1 + record.mentions),
    page: record.kind === 'page' ? further : 0,
    named: Number(NAMED.has(record.kind)),
    title: [...title].filter((word) => stems.has(word)).length / Math.max(1, title.size),
  });
  const all = new Map<Entry, Signals>();
  const add = (entry: Entry, signals: Signals): void =>
    void all.set(entry, { ...(all.get(entry) ?? own(entry)), ...signals });
  for (const { entry, signals } of texts)
    add(entry, {
      text: Math.sqrt(signals.text),
      words: signals.words[0],
      thirdWords: signals.words[2],
      letters: signals.letters[0],
      likelihood: signals.likelihood * further,
    });
  topics.forEach(({ entry }, place) => add(entry, { topic: 1 - place / 100 }));
  for (const { entry, match } of spelled) add(entry, { match });
  return all;
}
