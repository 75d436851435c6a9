import { expect, it } from 'vitest';
import { mistakes } from '../fixtures/mistakes';
import { planted, unseen } from '../fixtures/planted';
import { readExamples } from '../read/example';
import { readObservation } from '../read/observation';
import { claimProblems, observedClaims, readClaims } from './observed-claims';

const root = process.cwd();
const examples = readExamples(root);
const exampleOf = (what: string): string => mistakes.find((mistake) => mistake.what === what)?.example ?? what;

it.each(Object.entries(planted))('the balances give away: %s', (what, observed) => {
  const header = examples.get(exampleOf(what))?.observes ?? '';
  const observation = readObservation(root, exampleOf(what));
  // The header is correct, so only the planted mistake can fail.
  expect(observation === null ? ['none'] : claimProblems(readClaims(header), observedClaims(observation))).toEqual([]);
  expect(claimProblems(readClaims(header), readClaims(observed))).not.toEqual([]);
});

it('names the mistakes that only a rule of the code finds', () => {
  const rules = unseen.map((what) => mistakes.find((mistake) => mistake.what === what)?.rule);
  expect(new Set(rules)).toEqual(new Set(['tokens', 'receipts', 'awaited', 'seconds', 'minimums', 'atomic-price']));
});
