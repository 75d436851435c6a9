import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '../worker/engine';
import { runQueries, type Outcome } from './score';
import {
  excesses,
  shortfalls,
  shortfallsOfHead,
  shortfallsOfJudge,
  shortfallsOfReaders,
  THRESHOLDS,
} from './thresholds';

const outcome = (rank: number, group = 'question', found = ['/a']): Outcome => ({
  query: 'q',
  group,
  expect: ['/a'],
  rank,
  row: rank,
  found,
  milliseconds: 1,
});
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('readers', () => {
  const good = [...many(80, outcome(1)), ...many(15, outcome(3)), ...many(5, outcome(0))];
  it('pass with enough first places, places among three, and results', () =>
    expect(shortfallsOfReaders('open', good)).toEqual([]));
  it('fail with too few first places', () =>
    expect(shortfallsOfReaders('open', [...many(60, outcome(1)), ...many(40, outcome(2))])).toEqual([
      expect.stringMatching(/^open: success@1 .* 0.600 is below 0.75$/),
    ]));
  it('fail with too few places among three', () =>
    expect(shortfallsOfReaders('open', [...many(80, outcome(1)), ...many(20, outcome(4))])).toEqual([
      expect.stringMatching(/success@3 .* 0.800 is below 0.92/),
    ]));
  it('fail with too many queries without a result, of any kind', () =>
    expect(shortfallsOfReaders('open', [...good, ...many(3, outcome(0, 'name', []))])).toEqual([
      expect.stringMatching(/share without a result 0.029 is above 0.02/),
    ]));
  it('are judged by questions, concepts and tasks; names and errors do not count', () =>
    expect(shortfallsOfReaders('open', [...good, ...many(90, outcome(4, 'error'))])).toEqual([]));
});

it('the commonest words and questions all have their guide', () => {
  expect(shortfallsOfHead(300, [])).toEqual([]);
  expect(shortfallsOfHead(300, ['"withdraw" (word): none'])).toEqual([
    expect.stringMatching(/^share of head.json .* 0.997 is below 1$/),
    '"withdraw" (word): none',
  ]);
});

it('the queries of a judge fail for each share that is too low', () => {
  expect(shortfallsOfJudge({ page: [0.93, 0.98], section: [0.88, 0.96] })).toEqual([]);
  expect(shortfallsOfJudge({ page: [0.92, 0.98], section: [0.88, 0.95] })).toEqual([
    'judge.json: right page first 0.920 is below 0.93',
    'judge.json: right section among three 0.950 is below 0.96',
  ]);
});

it('a time is the shortest of three', () => {
  let clock = 0;
  // Each look at the clock takes a millisecond, so that the yardstick takes time, too.
  const usage = vi.spyOn(process, 'cpuUsage').mockImplementation((since) => {
    clock += 1000;
    return { user: clock - (since?.user ?? 0), system: 0 };
  });
  const waits = [30, 7, 30];
  const engine = {
    search: () => {
      clock += (waits.shift() ?? 0) * 1000;
      return { hits: [] };
    },
  };
  const outcomes = runQueries(engine as unknown as Engine, [outcome(1)]);
  usage.mockRestore();
  expect(outcomes).toMatchObject([{ milliseconds: 8 }]);
  expect(waits).toEqual([]);
});

describe('measured queries', () => {
  const good = many(100, outcome(1));
  it('pass when all are right', () => expect(shortfalls(good)).toEqual([]));
  it.each([
    ['success@1', [...many(90, outcome(1, 'abi')), ...many(10, outcome(2, 'abi')), outcome(1)], /^success@1 0.9/],
    ['success@3', [...many(197, outcome(1, 'abi')), ...many(6, outcome(4, 'abi')), outcome(1)], /^success@3 0.97/],
    [
      'questions',
      [...many(100, outcome(1, 'abi')), ...many(3, outcome(2)), outcome(1)],
      /^success@1 of questions 0.25/,
    ],
    ['a wrong exact name', [...good, outcome(2, 'exact', ['/b'])], /^exact "q" led to \/b, not to \/a \(/],
    ['the opposite', [...good, outcome(0, 'direction', [])], /^direction "q" led to nothing, not to \/a \(/],
  ])('fail for %s', (_, outcomes, message) => expect(shortfalls(outcomes).join('\n')).toMatch(message));
});

describe('sizes and times', () => {
  const bytes = { firstAnswers: 1, loneWord: 1, everything: 1, questions: 1, interface: 1 };
  const times = (slowest: number, pace = 1) =>
    [...many(98, 1), slowest, slowest].map((milliseconds) => ({ milliseconds, pace }));
  it('pass within their budgets', () => expect(excesses(bytes, times(1))).toEqual([]));
  it('allow a machine of half the speed', () => expect(excesses(bytes, times(3.6, 2))).toEqual([]));
  it.each([
    [{ ...bytes, firstAnswers: THRESHOLDS.firstAnswers + 1 }, times(1), /^bytes of first answers 32001/],
    [{ ...bytes, loneWord: THRESHOLDS.loneWord + 1 }, times(1), /^bytes of a single word 57001/],
    [{ ...bytes, everything: THRESHOLDS.everything + 1 }, times(1), /^bytes of everything 130001/],
    [bytes, times(3.6), /^time of a query at the 99th percentile, in yardsticks, 3.6 is above 3.5/],
  ])('fail beyond them', (size, timed, message) =>
    expect(excesses(size, timed)).toEqual([expect.stringMatching(message)]),
  );
});
