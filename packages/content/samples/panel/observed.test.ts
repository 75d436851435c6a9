import { expect, it } from 'vitest';
import type { Observation } from '@sdk-docs/reference/model/observation';
import { readObservation } from '../read/observation';
import { textOf } from './hast';
import { observedPart } from './observed';

const root = process.cwd();

const part = (name: string, whole = true, shown: (line: number) => boolean = () => true): string =>
  observedPart(readObservation(root, name) as Observation, shown, whole)
    .map(textOf)
    .join('');

it('says what left and what arrived, for whom, what an allowance leaves, and the gas', () => {
  const text = part('validator-ticket-pufeth');
  expect(text).toMatch(/^Observed on the contracts' own code: −0\.26\d+ pufETH, \+28 VT/);
  expect(text).toMatch(/approve of pufETH: allowance of VT: 0\.26\d+ pufETH; gas needed \d{2},\d{3}/);
  expect(text).toMatch(/purchaseValidatorTicketWithPufETH of VT: you: −0\.26\d+ pufETH, \+28 VT;/);
  expect(text).toMatch(/allowance of VT: 0\.0013\d+ pufETH/);
  expect(text).toContain('Set for the trial: VT: treasury fee 500 basis points, guardians fee 50 basis points');
});

it('says what comes after the example, below its last lines alone', () => {
  expect(part('withdraw-request')).toContain(
    'Then a stranger collects the request, and its recipient is paid: you: +0.53',
  );
  expect(part('withdraw-request', false)).not.toContain('Then ');
});

it('shows the transactions of its lines, and nothing without one', () => {
  const lines = readObservation(root, 'vlpuffer-lock')?.transactions.map(({ line }) => line) ?? [];
  expect(part('vlpuffer-lock', false, (line) => line === lines[2])).toMatch(
    /^Observed on the contracts' own code: no balance of yours changes, gas needed 28,\d{3}\. How we know$/,
  );
  expect(part('vlpuffer-lock', true, () => false)).toBe('');
});

it('names the error of a contract that refuses', () => {
  expect(part('validator-register')).toContain('refused with InvalidBLSPubKey()');
});
