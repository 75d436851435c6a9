import type { Bytes } from './load-build';
import type { PlacedScores } from './places';
import { percentile, scoreOf, type Outcome, type Timed } from './score';

/**
 * The minimum quality of the search: shares of all queries or of a group, bytes (gzip), and processor time in multiples
 * of the yardstick's. They are the level reached; README.md has the goals for readers' queries.
 */
export const THRESHOLDS = {
  // Two blind queries, still unread, now rank a section first that had no phrases: their places may be older than it.
  success1: 0.955,
  // "how to create a client with a private key": the sections around the right one rank above it.
  success3: 0.975,
  question: 0.8,
  readers1: 0.75,
  readers3: 0.92,
  readersNothing: 0.02,
  firstAnswers: 32_000,
  loneWord: 57_000,
  everything: 130_000,
  slowest: 3.5,
  /** Share of head.json with the guide first for questions and among two for others. */
  head: 1,
  /** Shares of a judge's queries with the right page, and section, first and among three. */
  judge: { page: [0.93, 0.98], section: [0.88, 0.96] },
} as const;

/** Groups in which every query must be right. */
const FAULTLESS = ['exact', 'hex', 'address', 'direction'];

const below = (name: string, value: number, least: number): string[] =>
  value < least ? [`${name} ${value.toFixed(3)} is below ${least}`] : [];
const above = (name: string, value: number, most: number): string[] =>
  value > most ? [`${name} ${Number(value.toFixed(3))} is above ${most}`] : [];

/** Returns one line for each threshold that the measured queries miss. */
export function shortfalls(outcomes: readonly Outcome[]): string[] {
  const all = scoreOf('all', outcomes);
  const questions = scoreOf(
    'question',
    outcomes.filter(({ group }) => /^questions?$/.test(group)),
  );
  const wrong = outcomes.filter(({ group, rank }) => FAULTLESS.includes(group) && rank !== 1);
  return [
    ...below('success@1', all.success1, THRESHOLDS.success1),
    ...below('success@3', all.success3, THRESHOLDS.success3),
    ...below('success@1 of questions', questions.success1, THRESHOLDS.question),
    ...wrong.map(
      ({ group, query, found, expect: [place] }) =>
        `${group} "${query}" led to ${found[0] ?? 'nothing'}, not to ${place ?? 'nothing'} (bench/queries.json, bench/blind-queries.json)`,
    ),
  ];
}

/** Returns a line when too many of the commonest words and questions miss their guide, and one for each of them. */
export const shortfallsOfHead = (queries: number, missed: readonly string[]): string[] => {
  const share = below('share of head.json with its guide in place', 1 - missed.length / queries, THRESHOLDS.head);
  return share.length === 0 ? [] : [...share, ...missed];
};

/** Returns one line for each of a judge's shares that is too low. */
export const shortfallsOfJudge = (shares: PlacedScores): string[] =>
  (['page', 'section'] as const).flatMap((level) =>
    shares[level].flatMap((share, at) =>
      below(
        `judge.json: right ${level} ${at === 0 ? 'first' : 'among three'}`,
        share,
        THRESHOLDS.judge[level][at] ?? 1,
      ),
    ),
  );

/** The kinds of readers' queries that are asked in the reader's own words. */
export const ASKED = ['question', 'concept', 'task'];

/** Returns one line for each threshold that questions, concepts and tasks of readers miss. */
export function shortfallsOfReaders(name: string, answerable: readonly Outcome[]): string[] {
  const asked = scoreOf(
    name,
    answerable.filter(({ group }) => ASKED.includes(group)),
  );
  const all = scoreOf(name, answerable);
  return [
    ...below(`${name}: success@1 of questions, concepts and tasks`, asked.success1, THRESHOLDS.readers1),
    ...below(`${name}: success@3 of questions, concepts and tasks`, asked.success3, THRESHOLDS.readers3),
    ...above(`${name}: share without a result`, all.noResult, THRESHOLDS.readersNothing),
  ];
}

/** Returns one line for each size above its budget, and one when the slowest percent of answers takes too long. */
export const excesses = (bytes: Bytes, timed: readonly Timed<Pick<Outcome, 'milliseconds'>>[]): string[] => [
  ...above('bytes of first answers', bytes.firstAnswers, THRESHOLDS.firstAnswers),
  ...above('bytes of a single word', bytes.loneWord, THRESHOLDS.loneWord),
  ...above('bytes of everything', bytes.everything, THRESHOLDS.everything),
  ...above(
    'time of a query at the 99th percentile, in yardsticks,',
    // Each time is divided by the yardstick next to it, because a machine's speed moves within one run.
    percentile(
      timed.map(({ milliseconds, pace }) => milliseconds / pace),
      0.99,
    ),
    THRESHOLDS.slowest,
  ),
];
