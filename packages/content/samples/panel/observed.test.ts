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
  expect(text).toMatch(/^Observed on a local chain: −0\.26\d+ pufETH, \+28 VT/);
  expect(text).toMatch(/approve of pufETH: allowance of VT: 0\.26\d+ pufETH; gas needed \d{2},\d{3}/);
  expect(text).toMatch(/purchaseValidatorTicketWithPufETH of VT: you: −0\.26\d+ pufETH, \+28 VT;/);
  expect(text).toMatch(/allowance of VT: 0\.0013\d+ pufETH/);
  expect(text).toContain('VT: treasury fee 500 basis points, guardians fee 50 basis points');
});

it('names the version of code that is not known to be the deployed one', () => {
  expect(part('merkl-claim')).toMatch(
    /Distributor ran public code \(of June 2024, .+ upgrade of Mainnet, of January 2026, as done\)\./,
  );
  const contracts = readObservation(root, 'concrete-deposit')?.contracts.filter(({ note }) => note !== null) ?? [];
  expect(contracts).not.toEqual([]);
  for (const { name, note } of contracts)
    expect(part('concrete-deposit')).toContain(`${name} ran public code (${note}).`);
  expect(part('vlpuffer-lock')).not.toContain('ran public code');
});

it('names values that a figure depends on, also those of contracts that the example never reaches', () => {
  expect(part('withdraw-collect')).toContain('pufETH: rate 1.07 ETH');
  expect(part('withdraw-request')).toContain('pufETH: rate 1.07 ETH');
  expect(part('puf-locker-deposit')).not.toContain('rate 1.07');
});

it('lists the steps around an example, and who takes them', () => {
  const text = part('withdraw-collect');
  expect(text).toContain('Before the example: another account gets 100 pufETH (2 times)');
  expect(text).toContain('another account makes 1224 requests');
  expect(text).toContain('the operator finalises batches 1 to 123');
  expect(part('merkl-claim')).toContain(
    "a governor of Merkl publishes a tree that is built to fit the example's proof",
  );
  const between = readObservation(root, 'carrot-vest')?.steps.filter(({ when }) => when === 'between') ?? [];
  expect(between).not.toEqual([]);
  for (const { what } of between) expect(part('carrot-vest')).toContain(what);
});

it('shows what a purchase pays to others, also where no event tells it', () => {
  const text = part('validator-ticket');
  for (const account of ['treasury', 'GuardianModule', 'pufETH'])
    expect(text).toMatch(new RegExp(`${account}: \\+[0-9.]+ ETH`));
});

it('says what comes after the example, below its last lines alone', () => {
  expect(part('withdraw-request')).toContain(
    'Then a stranger collects the request, and its recipient is paid: you: +0.53',
  );
  expect(part('withdraw-request', false)).not.toContain('Then ');
});

it('divides a sentence of more than 35 words', () => {
  const items = (name: string): string[] =>
    [...part(name).matchAll(/(?:Before the example|Then): .*?\./g)].map(([sentence]) => sentence);
  expect(items('withdraw-collect')).toHaveLength(2);
  for (const name of ['withdraw-collect', 'history'])
    for (const sentence of items(name)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(35);
});

it('shows the transactions of its lines, and nothing without one', () => {
  const lines = readObservation(root, 'vlpuffer-lock')?.transactions.map(({ line }) => line) ?? [];
  expect(part('vlpuffer-lock', false, (line) => line === lines[2])).toMatch(
    /^Observed on a local chain: no balance of yours changesdelegate of vlPUFFER: gas needed 28,\d{3}Before the example: /,
  );
  expect(part('vlpuffer-lock', true, () => false)).toBe('');
});

it('names the error of a contract that refuses', () => {
  expect(part('validator-register')).toContain('refused with InvalidBLSPubKey()');
});
