import type { Outcome } from './score';
import { scoreOf } from './score';

/** The minimum quality of the search: shares of all queries or of a group, and bytes (gzip, KB of 1000). */
export const THRESHOLDS = {
  success1: 0.96,
  success3: 0.98,
  question: 0.85,
  firstAnswers: 34_500,
  everything: 80_000,
} as const;

/** Groups in which every query must be right. */
const FAULTLESS = ['exact', 'hex', 'address'];

/** Returns one line for each missed threshold. */
export function shortfalls(outcomes: readonly Outcome[]): string[] {
  const all = scoreOf('all', outcomes);
  const questions = scoreOf(
    'question',
    outcomes.filter(({ group }) => /^questions?$/.test(group)),
  );
  const wrong = outcomes.filter(({ group, rank }) => FAULTLESS.includes(group) && rank !== 1);
  return [
    ...(all.success1 < THRESHOLDS.success1
      ? [`success@1 ${all.success1.toFixed(3)} is below ${THRESHOLDS.success1}`]
      : []),
    ...(all.success3 < THRESHOLDS.success3
      ? [`success@3 ${all.success3.toFixed(3)} is below ${THRESHOLDS.success3}`]
      : []),
    ...(questions.success1 < THRESHOLDS.question
      ? [`questions ${questions.success1.toFixed(3)} are below ${THRESHOLDS.question}`]
      : []),
    ...wrong.map(({ group, query, found }) => `${group} "${query}" led to ${found[0] ?? 'nothing'}`),
  ];
}
