import { parseEther } from 'viem';
import { expect, it } from 'vitest';
import { RECORDING_TIME } from '@sdk-docs/content/samples/record/wallet';
import { surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import type { Observation, ObservedTransaction } from '@sdk-docs/reference/model/observation';

/**
 * Recomputes the allowances that are left and when something ends, from what the examples ask for, the values that were
 * set, and the formulas that the pages state. Blocks are 12 seconds apart. Amounts are base units, times are Unix
 * seconds.
 */
const BLOCK = 12;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const TEN = 10n ** 18n;
const observed = new Map(surface.observed.done.map((one) => [one.example, one]));
const ceil = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** A value that was set, such as "1.07 ETH", in wei. */
const set = ({ parameters }: Observation, name: string): bigint =>
  parseEther(/^[\d.]+/.exec(parameters.find((one) => one.name === name)?.value ?? '')?.[0] ?? 'not set');

/** pufETH that tickets cost: their price in ETH, then shares, both rounded up. */
const ticketCost = (observation: Observation, tickets: bigint): bigint =>
  ceil(ceil(tickets * set(observation, 'ticket price'), TEN) * TEN, set(observation, 'rate'));

/** 0.5 % fewer tickets than the budget of 0.3 pufETH pays for. */
const affordable = (observation: Observation): bigint =>
  (((parseEther('0.3') * set(observation, 'rate')) / set(observation, 'ticket price')) * 9_950n) / 10_000n;

/**
 * Example -> amount that its call takes, where the balance changes by another one; stETH transfers up to 2 wei less.
 */
const taken: Readonly<Record<string, (observation: Observation) => bigint>> = {
  'batch-steth': () => parseEther('0.5'),
  'stake-steth-approved': () => parseEther('0.5'),
  'permit-by-hand': (one) => ticketCost(one, TEN),
  'validator-ticket-pufeth': (one) => ticketCost(one, 28n * TEN),
  'validator-ticket-for-pufeth': (one) => ticketCost(one, affordable(one)),
};
/** Example -> allowance that its permit grants. The other permits are spent, so no allowance changes. */
const permitted: Readonly<Record<string, bigint>> = { 'permit-by-hand': parseEther('0.01') };

function allowancesAgain(observation: Observation): [string, string][] {
  return observation.transactions.flatMap(({ function: name, events, balances, allowances }) =>
    allowances.map(({ token, before, after, spender }): [string, string] => {
      const what = `${observation.example} ${name} ${token} to ${spender}: ${after}`;
      const approval = events.find((event) => event.name === 'Approval')?.args;
      if (name === 'approve')
        return [what, what.replace(/\d+$/, String(approval?.value ?? approval?.amount ?? approval?.wad))];
      const left = balances.find((one) => one.account === 'reader' && one.token === token)?.change ?? '0';
      const spent = taken[observation.example]?.(observation) ?? -BigInt(left);
      const given = BigInt(before) + (permitted[observation.example] ?? 0n);
      return [what, what.replace(/\d+$/, String(given - spent))];
    }),
  );
}

/** Seconds that a step of a scenario takes; null where the words do not say how many blocks it has. */
function secondsOf(what: string): number | null {
  const passes = /^(\d+) (hour|day)s? pass/.exec(what);
  if (passes !== null) return Number(passes[1]) * (passes[2] === 'day' ? DAY : HOUR);
  const [, example] = /^the example (\S+) has run$/.exec(what) ?? [];
  if (example !== undefined) return BLOCK * (observed.get(example)?.transactions.length ?? NaN);
  return / gets | calls |publishes a tree/.test(what) ? BLOCK : null;
}

/** A deposit with a permit is one transaction after one step. Its contract writes the time of the block. */
const GROUND =
  Number(
    observed.get('unifi-deposit-permit')?.transactions[0]?.events.find(has('depositTimestamp'))?.args.depositTimestamp,
  ) -
  2 * BLOCK;

function has(name: string) {
  return ({ args }: ObservedTransaction['events'][number]): boolean => name in args;
}

/** The time at which an example starts: that of the last block before it. */
function startOf({ example, steps }: Observation): number {
  const before = steps.filter(({ when }) => when === 'before').map(({ what }) => secondsOf(what));
  if (before.includes(null)) throw new Error(`the start of ${example} is unknown`);
  return before.reduce<number>((sum, seconds) => sum + (seconds ?? 0), GROUND);
}

type Time = (block: number, args: Readonly<Record<string, unknown>>, observation: Observation) => number;
const isAt: Time = (block) => block;
/** 30 days for each time that the votes are the amount. */
const unlocks: Time = (block, { amount, pufferAmount = amount, vlPUFFERAmount }) =>
  block + 30 * DAY * Number(BigInt(String(vlPUFFERAmount)) / BigInt(String(pufferAmount)));

const times: Readonly<Record<string, Time>> = {
  'AtomicRequestUpdated.timestamp': isAt,
  'Deposit.depositTimestamp': isAt,
  // Three days after the block before it; 0 cancels.
  'AtomicRequestUpdated.deadline': (block, { amount }) => (amount === '0' ? 0 : block - BLOCK + 3 * DAY),
  'Deposit.unlockTime': unlocks,
  'ReLockedTokens.unlockTime': unlocks,
  // The shortest lock period that was set.
  'Deposited.releaseTime': (block) => block + 30 * DAY,
  'OperationScheduled.schedule': (block, _, { steps }) =>
    block + Number(/delay of (\d+) seconds/.exec(steps[0]?.what ?? '')?.[1]),
};

/** Example -> the time that it prints, computed from its start. */
const printed: Readonly<Record<string, (start: number) => number>> = {
  // The month is counted from the claim that brought the token: the step before the last one.
  'mtw-carrot-claim': (start) => start - 31 * DAY + 30 * DAY,
  // It vests and then claims.
  'carrot-claim': (start) => start - 31 * DAY - BLOCK,
  'vlpuffer-relock': (start) => start + 360 * DAY,
};

const TIME = /deadline|timestamp$|releaseTime|unlockTime|schedule$/i;
const UTC = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

function timesAgain(observation: Observation): [string, string][] {
  const events = observation.transactions.flatMap(({ events }, index) =>
    events.flatMap(({ name, args }) =>
      Object.keys(args)
        .filter((key) => TIME.test(key) && key !== 'shareLockPeriodAtTimeOfDeposit')
        .map((key): [string, string] => {
          const what = `${observation.example} ${name}.${key}`;
          const time = times[`${name}.${key}`]?.(blockOf(observation, index), args, observation);
          return [`${what}: ${String(args[key])}`, `${what}: ${time}`];
        }),
    ),
  );
  const lines = observation.printed.flatMap((line): [string, string][] => {
    const [shown] = UTC.exec(line) ?? [];
    if (shown === undefined) return [];
    const what = `${observation.example} prints`;
    const event = observation.transactions[0]?.events.find(has('schedule'))?.args.schedule;
    const time = event ?? printed[observation.example]?.(startOf(observation));
    return [[`${what} ${Date.parse(shown) / 1000}`, `${what} ${String(time)}`]];
  });
  return [...events, ...lines];
}

/** A manager is placed, and each of two roles takes two calls: that step tells no number of blocks. */
const UNTOLD: Readonly<Record<string, number>> = { 'institutional-schedule': 5 };

const blockOf = (observation: Observation, index: number): number => {
  const untold = UNTOLD[observation.example];
  return (untold === undefined ? startOf(observation) : GROUND + untold * BLOCK) + (index + 1) * BLOCK;
};

const all = [...observed.values()];
const differ = (pairs: readonly [string, string][]): string[] =>
  pairs.flatMap(([is, again]) => (is === again ? [] : [`${is}, not ${again}`]));

it('every allowance is what was given less what was taken', () => {
  const pairs = all.flatMap(allowancesAgain);
  expect(differ(pairs)).toEqual([]);
  expect(pairs).toHaveLength(all.flatMap(({ transactions }) => transactions.flatMap((one) => one.allowances)).length);
});

it('every deadline, end and date follows from the block, and the blocks from the steps', () => {
  expect((GROUND - RECORDING_TIME) % BLOCK).toBe(0);
  expect(differ(all.flatMap(timesAgain))).toEqual([]);
});

/** The example with one text of its observation replaced. */
const edited = (example: string, from: string, to: string): Observation => {
  const text = JSON.stringify(observed.get(example));
  if (!text.includes(from)) throw new Error(`${example} no longer has ${from}`);
  return JSON.parse(text.replace(from, to)) as Observation;
};

it.each([
  ['validator-ticket-pufeth', '"after":"1308411214953271"', '"after":"1308411214953272"', 'to VT'],
  ['validator-ticket-pufeth', '"1.07 ETH"', '"1.06 ETH"', 'to VT'],
  ['stake-weth', '"after":"500000000000000000"', '"after":"50000000000000000"', 'to pufETH'],
  ['atomic-request', '"deadline":"1767490140"', '"deadline":"1767490152"', 'deadline'],
  ['vlpuffer-relock', '"unlockTime":"1798334964"', '"unlockTime":"1795742964"', 'unlockTime'],
  ['mtw-carrot-claim', '2026-01-31', '2026-01-30', 'prints'],
])('notices in %s that %s became %s', (example, from, to, where) => {
  const changed = edited(example, from, to);
  expect(differ([...allowancesAgain(changed), ...timesAgain(changed)]).join()).toContain(where);
});
