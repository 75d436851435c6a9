import { describe, expect, it } from 'vitest';
import { events, functions, places, rules, spenders } from '../fixtures/books';
import { multiSendData } from '../compose/outputs/safe-hash';
import { Explainer } from './explain';
import { readWhole } from './input';
import { LogReader } from './logs';
import { reportOf, reportSteps } from './report';
import { drained, SLICE, sliced } from './steps';

const explainer = new Explainer(functions, { places, spenders, rules });
const reader = new LogReader(events, places);
const TOKEN = '0xd9a442856c234a39a81a089c06451ebaa4306a72';
const DATA =
  `0x095ea7b3${'dda0483184e75a5579ef9635ed14baccf9d50283'.padStart(64, '0')}${'1'.padStart(64, '0')}` as const;
const COUNT = 400;
const around = { state: {}, now: 1_790_000_000n };

const batch = JSON.stringify({ calls: Array.from({ length: COUNT }, () => ({ to: TOKEN, data: DATA })) });
const packed = multiSendData(Array.from({ length: COUNT }, () => ({ to: TOKEN, value: 0n, data: DATA })));
const inputs = { batch, packed };

/** Slices of the work, and its result. */
async function work(text: string) {
  const taken: number[] = [];
  const report = await sliced(reportSteps(explainer, reader, await readWhole(text), around), (count) => {
    taken.push(count);
    return Promise.resolve(true);
  });
  return { taken, report };
}

describe.each(Object.entries(inputs))('400 calls as a %s', (_, text) => {
  it('are explained in slices of few calls, with a pause after each', async () => {
    const { taken } = await work(text);
    expect(taken.length).toBeGreaterThanOrEqual(COUNT / SLICE);
    expect(taken.every((count, index) => count === (index + 1) * SLICE)).toBe(true);
  });

  it('have the same report as at once', async () => {
    const { report } = await work(text);
    expect(report).not.toBeNull();
    expect(report?.calls.map(({ sentence }) => sentence)).toEqual(
      reportOf(explainer, reader, await readWhole(text), around).calls.map(({ sentence }) => sentence),
    );
  });
});

it('the work ends when the reader has gone on', async () => {
  expect(
    await sliced(reportSteps(explainer, reader, await readWhole(batch), around), () => Promise.resolve(false)),
  ).toBeNull();
});

it('no step explains more than one call', async () => {
  let steps = 0;
  const generator = reportSteps(explainer, reader, await readWhole(batch), around);
  while (generator.next().done !== true) steps += 1;
  expect(steps).toBeGreaterThanOrEqual(COUNT);
  expect(drained(reportSteps(explainer, reader, await readWhole(DATA), around)).calls).toHaveLength(1);
});
