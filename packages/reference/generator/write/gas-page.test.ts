import { expect, it } from 'vitest';
import type { Observation, ObservedTransaction } from '../../model/observation';
import type { Reference } from '../../model/reference';
import { gasPage } from './gas-page';

const sent = (name: string, used: number, needed: number, status: ObservedTransaction['status'] = 'success') =>
  ({ contract: 'pufETH', function: name, status, gasUsed: used, gasNeeded: needed }) as ObservedTransaction;

/** Writes the page for transactions of one example. */
function page(...transactions: readonly ObservedTransaction[]): string {
  const done = [{ example: 'one', transactions } as unknown as Observation];
  return gasPage({ surface: { observed: { done, not: [] } } } as unknown as Reference).text;
}

const section = (text: string, title: string): string => text.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '';

it('writes the figures of the observations, as a range where calls differ', () => {
  const text = page(sent('redeem', 100_000, 120_000), sent('redeem', 90_000, 95_000), sent('deposit', 50_000, 50_000));
  expect(section(text, 'All functions')).toContain(
    '| `redeem` of pufETH | 95,000 to 120,000 | 90,000 to 100,000 | 20.0 % |',
  );
  expect(section(text, 'All functions')).toContain('| `deposit` of pufETH | 50,000 | 50,000 | nothing |');
  expect(text).toContain('Gas used and needed of 2 functions');
});

it('puts the widest gaps first, at most five', () => {
  const text = page(...[1, 2, 3, 4, 5, 6].map((part) => sent(`f${part}`, 100_000, 100_000 + part * 1_000)));
  const names = [...section(text, 'The widest gaps').matchAll(/^- `(f\d)`/gm)].map((match) => match[1]);
  expect(names).toEqual(['f6', 'f5', 'f4', 'f3', 'f2']);
});

it('leaves out what was not sent or reverted', () => {
  expect(page(sent('redeem', 1, 1, 'reverted'), sent('stake', 2, 2))).not.toContain('redeem');
});
