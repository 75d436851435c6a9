import { describe, expect, it } from 'vitest';
import { placesOfContracts } from '@sdk-docs/reference/generator/write/tools/all';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import type { BookFunction, ReadValue } from '@sdk-docs/reference/model/tools-book';
import { calldataOf } from '../book/encode';
import { functions, places } from '../fixtures/books';
import { openDoor } from './door';
import { readValues, unplaced, type Values } from './values';
import { wordsOf } from './words';

const word = (value: bigint | number): string => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const itemOf = (contract: string, name: string, inputs = 0): BookFunction => {
  const item = functions[contract]?.find((each) => each.name === name && each.inputs.length === inputs);
  if (item === undefined) throw new Error(`no ${contract}.${name}`);
  return item;
};
const known = { chains: places.chains, places: placesOfContracts(reference, [...reference.contracts.keys()]) };
const wanted = (contract: string, name: string, args: readonly bigint[] = []): ReadValue => {
  const item = itemOf(contract, name, args.length);
  return { contract, data: calldataOf(item, args), outputs: item.outputs ?? [] };
};
const FEE = wanted('PufferVaultV5', 'getExitFeeBasisPoints');
const RATE = wanted('PufferVaultV5', 'convertToAssets', [10n ** 18n]);

interface Request {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A node with given answers, whose chain may change. */
function nodeOf(call: (data: string) => unknown, chains: readonly string[] = ['0x1']) {
  const seen: Request[] = [];
  let asked = 0;
  let running = 0;
  let most = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      seen.push({ method, params });
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x68000000' };
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return call((params[0] as { data: string }).data);
    },
  });
  return { door, seen, most: () => most };
}

const words = (addresses: readonly string[]) => wordsOf(addresses, () => Promise.resolve({}));
const ask = (node: ReturnType<typeof nodeOf>, all: readonly ReadValue[], typed = {}) =>
  readValues(node.door, known, all, typed, words, new AbortController().signal);
const valuesOf = (found: Values | { problem: string }): Values => {
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const told = ({ rows }: Values) =>
  rows.map(
    ({ at, problem }) =>
      problem ??
      at.map(({ told: one }) => ('problem' in one ? one.problem : (one.values?.[0]?.human ?? one.values?.[0]?.value))),
  );

describe('the values of a page', () => {
  it('are read at one block, with units, arguments and the network asked again', async () => {
    const node = nodeOf(() => word(123));
    const found = valuesOf(await ask(node, [FEE, RATE]));
    expect(told(found)).toEqual([['1.23 %'], ['0.000000000000000123 WETH']]);
    expect([found.block, found.chainId, found.time]).toEqual([16n, 1, '2025-04-16 19:07:44 UTC']);
    expect(node.seen.map(({ method }) => method)).toEqual([
      'eth_chainId',
      'eth_getBlockByNumber',
      'eth_call',
      'eth_call',
      'eth_chainId',
    ]);
    const calls = node.seen.filter(({ method }) => method === 'eth_call');
    expect(calls.map(({ params }) => params[1])).toEqual(['0x10', '0x10']);
    expect(calls[1]?.params[0]).toMatchObject({ data: `0x07a2d13a${word(10n ** 18n).slice(2)}` });
  });

  it('are asked at every address of their contract, four at a time', async () => {
    const node = nodeOf(() => word(1));
    const found = valuesOf(await ask(node, [wanted('Teller', 'shareLockPeriod'), wanted('Teller', 'isPaused')]));
    expect(found.rows.map(({ at }) => at.length)).toEqual([4, 4]);
    expect(new Set(found.rows[0]?.at.map(({ name }) => name)).size).toBe(4);
    expect(node.most()).toBe(4);
  });

  it('fail one by one', async () => {
    const node = nodeOf((data) => {
      if (data.length > 10) throw Object.assign(new Error('execution reverted'), { code: 3 });
      return word(50);
    });
    const [fee, rate] = told(valuesOf(await ask(node, [FEE, RATE])));
    expect(fee).toEqual(['0.5 %']);
    expect(rate).toEqual([expect.stringContaining('The contract reverts')]);
  });

  it('are not asked for on a network where the SDK has none of their contracts', async () => {
    const node = nodeOf(() => word(1), ['0x2105']);
    const found = await ask(node, [FEE]);
    expect(found).toEqual({ problem: expect.stringContaining('The SDK has no PufferVaultV5 on Base') });
    expect(node.seen.map(({ method }) => method)).toEqual(['eth_chainId']);
  });

  it('that have no contract here say so, and the others are read', async () => {
    const node = nodeOf(() => word(1), ['0x4268']);
    const [fee, paused] = told(valuesOf(await ask(node, [FEE, wanted('vlPUFFER', 'paused')])));
    expect(fee).toEqual(['0.01 %']);
    expect(paused).toContain('The SDK has no vlPUFFER on Holesky, the network of the wallet; it is on Mainnet.');
  });

  it('of a contract without an address in the SDK need one that is typed', async () => {
    const assets = wanted('InstitutionalVault', 'totalAssets');
    expect(unplaced(known.places, [assets, FEE])).toEqual(['InstitutionalVault']);
    const node = nodeOf(() => word(1));
    expect(await ask(node, [assets])).toEqual({ problem: expect.stringContaining('Type it, then ask again') });
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    const found = valuesOf(await ask(node, [assets], { InstitutionalVault: address }));
    expect(found.rows[0]?.at[0]?.address).toBe(address);
  });

  it('of two networks are not mixed', async () => {
    const found = await ask(
      nodeOf(() => word(1), ['0x1', '0x4268']),
      [FEE],
    );
    expect(found).toEqual({ problem: expect.stringContaining('changed its network') });
  });

  it('are given up with the reader', async () => {
    const control = new AbortController();
    const node = nodeOf(() => {
      control.abort();
      return word(1);
    });
    expect(await readValues(node.door, known, [FEE, RATE], {}, words, control.signal)).toEqual({
      problem: 'Cancelled.',
    });
  });
});
