import { expect, it } from 'vitest';
import type { Observation } from '@sdk-docs/reference/model/observation';
import { callsOf, isBatch } from '../read/batch';
import { isTransaction } from '../read/decode';
import { readObservation } from '../read/observation';
import { readRecording, type Recording } from '../read/recording';
import { textOf } from './hast';
import { sentEffects } from './sent-effects';

const root = process.cwd();

/** Returns the effects shown at each transaction of an example. */
function effects(name: string): string[] {
  const recording = readRecording(root, name) as Recording;
  const tell = sentEffects(recording, readObservation(root, name));
  return recording.requests.flatMap((request) =>
    callsOf(request).flatMap((call, index) => (isTransaction(call) ? [tell(request, index).map(textOf).join('')] : [])),
  );
}

it('tells at each transaction what left, what arrived, its events and its gas', () => {
  const { transactions } = readObservation(root, 'stake-steth') as Observation;
  expect(effects('stake-steth')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Observed: −0\\.49\\d+ stETH, \\+0\\.46\\d+ pufETH; emits .*Transfer.*; uses ${transactions[0]?.gasUsed?.toLocaleString('en-US')} gas$`,
      ),
    ),
  ]);
});

it('tells the calls of a batch one by one', () => {
  const recording = readRecording(root, 'batch-deposit') as Recording;
  expect(recording.requests.some(isBatch)).toBe(true);
  expect(effects('batch-deposit')).toEqual([
    expect.stringMatching(/^Observed: emits Approval; uses/),
    expect.stringMatching(/^Observed: −.* WETH, \+.* pufETH; emits/),
  ]);
});

it('says nothing where neither a balance nor an allowance changes', () => {
  expect(effects('institutional-grant')).toEqual(['']);
});

it('tells a refusal, and nothing where nothing is sent or observed', () => {
  expect(effects('validator-register')).toEqual(['Observed: refused with InvalidBLSPubKey()']);
  const recording = readRecording(root, 'stake-steth') as Recording;
  const [first] = recording.requests;
  expect(sentEffects(recording, null)(first as never, 0)).toEqual([]);
  expect(sentEffects(recording, readObservation(root, 'stake-steth'))(first as never, 0)).toEqual([]);
});
