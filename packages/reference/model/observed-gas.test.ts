import { expect, it } from 'vitest';
import { readObservations } from '../generator/read/surface';
import type { Observation, ObservedTransaction } from './observation';
import { observedGas } from './observed-gas';

const sent = (used: number, needed: number, status: ObservedTransaction['status'] = 'success') =>
  ({ contract: 'pufETH', function: 'redeem', status, gasUsed: used, gasNeeded: needed }) as ObservedTransaction;

const observed = (...transactions: ObservedTransaction[]) => ({
  done: [{ example: 'one', transactions } as unknown as Observation],
  not: [],
});

it('gives ranges and the widest gap of a function', () => {
  const [gas] = observedGas(observed(sent(100, 110), sent(200, 300), sent(1, 1, 'reverted')));
  expect(gas).toMatchObject({ used: [100, 200], needed: [110, 300], gap: 0.5 });
});

it('holds for every transaction of the examples: gas needed is never below gas used', () => {
  const all = readObservations(process.cwd()).done.flatMap(({ transactions }) => transactions);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ gasUsed, gasNeeded }) => (gasNeeded ?? 0) < (gasUsed ?? 0))).toEqual([]);
});
