import fc from 'fast-check';
import { encodeAbiParameters, encodeFunctionData, parseAbi, type AbiParameter, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { functionLink } from '@sdk-docs/reference/model/reference';
import { writes } from '@sdk-docs/reference/model/contract';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { itemOf, readsFiles } from '@sdk-docs/reference/generator/write/tools/all';
import { contextUnits } from '../calldata/context-units';
import { tokenDecimals } from '../book/token-decimals';
import { argumentsOf, type Argument } from '../book/arguments';
import { calldataOf } from '../book/encode';
import { functions, places, surface } from '../fixtures/books';
import { valuesOf } from '../fixtures/values';
import { readChain } from './call';
import { namesOf } from './form';
import { dataOf } from './form-names';
import { openDoor } from './door';
import { questionOf } from './question';
import { readNow } from './read';
import { contractAt, needsForm, viewOf } from './view';

const PREVIEW = parseAbi(['function previewDeposit(uint256) view returns (uint256)']);
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const waiting = (): AbortSignal => new AbortController().signal;
const views = surface.contracts.flatMap((contract) =>
  contract.functions.filter((member) => !writes(member)).map((member) => ({ contract, member })),
);
const words = { places, decimalsOf: () => null };
const files = readsFiles(reference);
const viewAt = (link: URL) => {
  const contract = contractAt(link);
  const file = files[contract ?? ''];
  return contract === null || file === undefined ? null : viewOf(file, contract, link.hash);
};
const humans = (all: readonly Argument[]): (string | null)[] =>
  all.flatMap(({ human, items }) => (items.length === 0 ? [human] : humans(items)));
/** The values of an argument and its items, without surrounding words. */
const leaves = ({ value, items }: Argument): unknown => (items.length === 0 ? value : items.map(leaves));
const totalAssetsOf = (functions.PufferVaultV5 ?? []).find(({ name }) => name === 'totalAssets');
if (totalAssetsOf === undefined) throw new Error('the vault has no totalAssets');

interface Node {
  readonly call: unknown;
  readonly code?: string;
  readonly block?: unknown;
  readonly chains?: readonly unknown[];
}

/** A node with given answers. Its chain may change during the requests. */
function nodeOf({ call, code = '0x60', block = { number: '0x10', timestamp: '0x68000000' }, chains = ['0x1'] }: Node) {
  const calls: unknown[] = [];
  let asked = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getBlockByNumber') return block;
      if (method === 'eth_getCode') return code;
      calls.push(...params);
      return call;
    },
  });
  return { calls, door };
}

const ask = (node: Node) => readNow(nodeOf(node).door, questionOf(places, totalAssetsOf, [], VAULT, 1), waiting());
const ONE = `0x${(10n ** 18n).toString(16).padStart(64, '0')}`;

describe('a view function', () => {
  it('is found at the address of its entry, every one of the SDK', () => {
    expect(views.length).toBeGreaterThan(280);
    for (const { contract, member } of views) {
      const link = new URL(`https://docs.example/puffer-sdk${functionLink(contract, member)}`);
      expect(contractAt(link)).toBe(contract.name);
      const view = viewAt(link);
      expect([view?.data, view?.item.inputs.length]).toEqual([member.selector, member.inputs.length]);
    }
    const other = new URL('https://docs.example/puffer-sdk/api/contracts/abis/mainnet/PufferVaultV5#nothing');
    expect(viewAt(other)).toBeNull();
    expect(contractAt(new URL('https://docs.example/guides/withdrawing#totalAssets'))).toBeNull();
  });

  it('asks at once with the arguments that its page says, if they are those of the function', () => {
    const file = files.PufferVaultV5;
    if (file === undefined) throw new Error('no file');
    const call = encodeFunctionData({ abi: PREVIEW, args: [10n ** 18n] });
    const fixed = viewOf(file, 'PufferVaultV5', '#previewDeposit', call);
    expect([fixed?.data, fixed && needsForm(fixed)]).toEqual([call, false]);
    const foreign = viewOf(file, 'PufferVaultV5', '#previewDeposit', `0x07a2d13a${call.slice(10)}`);
    expect([foreign?.data, foreign && needsForm(foreign)]).toEqual([call.slice(0, 10), true]);
  });

  it('without arguments, at the one place of its contract, has the unit that the tables of the SDK give it', () => {
    let amounts = 0;
    for (const { contract, member } of views) {
      const view = viewAt(new URL(`https://docs.example${functionLink(contract, member)}`));
      if (view === null) throw new Error(`no ${contract.name}.${member.signature}`);
      const outputs = view.item.outputs ?? [];
      if (member.inputs.length > 0 || JSON.stringify(outputs).includes('"type":"address')) continue;
      const [values = []] = fc.sample(valuesOf(outputs), { seed: 1, numRuns: 1 });
      for (const [chain, , to] of view.at) {
        if (view.at.filter(([other]) => other === chain).length > 1) continue;
        const unitOf = contextUnits(places, view.item, [], { to, chain });
        const full = argumentsOf(outputs, values, { places, decimalsOf: tokenDecimals(places), unitOf });
        const small = argumentsOf(outputs, values, { places: { chains: {}, places: [] }, decimalsOf: () => null });
        expect(humans(small), `${contract.name}.${member.name}`).toEqual(humans(full));
        amounts += humans(small).filter((human) => human !== null).length;
      }
    }
    expect(amounts).toBeGreaterThan(40);
  });

  it('gives the values that viem encodes', async () => {
    for (const [seed, { contract, member }] of views.entries()) {
      const item = viewAt(new URL(`https://docs.example${functionLink(contract, member)}`))?.item;
      if (item === undefined) throw new Error(`no ${contract.name}.${member.signature}`);
      const [args = []] = fc.sample(valuesOf(item.inputs), { seed, numRuns: 1 });
      const [values = []] = fc.sample(valuesOf(item.outputs ?? []), { seed, numRuns: 1 });
      const outputs = itemOf(contract, member).outputs as readonly AbiParameter[];
      const call = encodeAbiParameters(outputs, values);
      const { calls, door } = nodeOf({ call });
      const told = await readNow(door, questionOf(places, item, args, VAULT, 1), waiting());
      if ('problem' in told) throw new Error(`${contract.name}.${member.signature}: ${told.problem}`);
      expect(told).toMatchObject({ raw: call, block: 16n });
      expect(told.notes).toHaveLength(outputs.length === 0 ? 1 : 0);
      expect(told.values?.map(leaves)).toEqual(argumentsOf(item.outputs ?? [], values, words).map(leaves));
      // Where the words name no decimals, the contract is asked for its token afterwards.
      expect(calls.slice(0, 2)).toEqual([{ to: VAULT, data: calldataOf(item, args) }, '0x10']);
    }
  });

  it('is told in base units and as a person reads it, with its block and the time of it', async () => {
    expect(await ask({ call: ONE })).toEqual({
      raw: ONE,
      block: 16n,
      time: '2025-04-16 19:07:44 UTC',
      notes: [],
      values: [expect.objectContaining({ value: '1000000000000000000', human: '1 ETH' })],
    });
  });
});

it.each<[string, Node, RegExp]>([
  ['no block', { call: ONE, block: null }, /did not say which block/],
  ['a block without a time', { call: ONE, block: { number: '0x1' } }, /did not say which block/],
  [
    'a block number without end',
    { call: ONE, block: { number: `0x${'f'.repeat(99)}`, timestamp: '0x1' } },
    /which block/,
  ],
  ['another network at the end', { call: ONE, chains: ['0x4268'] }, /changed its network/],
  ['no network', { call: ONE, chains: [null] }, /does not say which network/],
  ['an answer that is no hex', { call: '<b>1</b>' }, /isn't hex: <b>1<\/b>$/],
  ['an answer that is no text', { call: { a: 1 } }, /isn't hex/],
  ['an answer without end', { call: `0x${'00'.repeat(70_000)}` }, /longer than 64 KB/],
  ['no contract', { call: '0x', code: '0x' }, /There is no contract at 0xD9A4/],
])('has a sentence for %s', async (_, node, sentence) => {
  expect(await ask(node)).toEqual({ problem: expect.stringMatching(sentence) });
});

it.each<[string, Hex, RegExp]>([
  ['nothing', '0x', /returns nothing/],
  ['half a word', '0x1234', /doesn't match the ABI/],
  ['words too many', `${ONE as Hex}${'00'.repeat(32)}`, /32 extra bytes follow/],
])('shows an answer of the wrong length as it came: %s', async (_, call, note) => {
  expect(await ask({ call })).toMatchObject({ raw: call, notes: [expect.stringMatching(note)] });
});

it('knows the network of the wallet, and no other thing than a number for it', async () => {
  expect(await readChain(nodeOf({ call: '', chains: ['0x2105'] }).door, waiting())).toEqual({ id: 8453 });
  for (const chain of ['', 'mainnet', '0x0', 1, `0x${'f'.repeat(40)}`])
    expect(await readChain(nodeOf({ call: '', chains: [chain] }).door, waiting())).toHaveProperty('problem');
});

it('says where the SDK has a contract, before anything is asked', () => {
  const on = (network: string, contract: string) => namesOf(dataOf(places), contract, network);
  expect(on('Mainnet', 'PufferVaultV5').here).toEqual(['PufferVault']);
  expect(on('Base', 'PufferVaultV5')).toEqual({ here: [], elsewhere: expect.arrayContaining(['Mainnet']) });
  expect(on('Mainnet', 'ERC20Permit').here).toContain('WETH');
  expect(reference.surface.contracts.some(({ name }) => on('Mainnet', name).here.length > 1)).toBe(true);
});
