import { describe, expect, it } from 'vitest';
import type { Allowance, Call } from '../compose/composed';
import { openDoor } from './door';
import { rehearse, type Rehearsal } from './rehearse';

const TOKEN = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BLOCK = { number: '0x10', timestamp: '0x68000000' };
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`;

const approval: Allowance = {
  token: TOKEN,
  name: 'WETH',
  spender: VAULT,
  spenderName: 'PufferVault',
  amount: 100n,
  data: '0x095ea7b3',
};
const call = (allowances: readonly Allowance[]): Call => ({
  chain: 'Mainnet',
  chainId: 1,
  contract: '',
  place: null,
  to: VAULT,
  item: null,
  args: [],
  value: 1n,
  data: '0xaaaaaaaa',
  from: SENDER,
  allowances,
  spent: [],
  notes: [],
});

interface Node {
  readonly balance?: unknown;
  readonly allowance?: unknown;
  readonly chains?: readonly unknown[];
  readonly block?: unknown;
  /** The effect of a call of the vault. */
  readonly run?: () => unknown;
}

/** Rehearses calls on a node with given answers, and records the calls. */
async function ask(calls: readonly Call[], node: Node = {}) {
  const { balance = word(100n), allowance = word(0n), chains = ['0x1'], block = BLOCK, run = () => '0x' } = node;
  const ran: string[] = [];
  let asked = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getBlockByNumber') return block;
      const [{ data, from }, at] = params as [{ data: string; from?: string }, string];
      expect([method, at]).toEqual(['eth_call', '0x10']);
      if (data.startsWith('0x70a08231')) return balance;
      if (data.startsWith('0xdd62ed3e')) return allowance;
      expect(from).toBe(SENDER);
      ran.push(data);
      return data === '0xaaaaaaaa' ? run() : word(1n);
    },
  });
  const wanted = { calls, from: SENDER, chainId: 1, network: (id: number) => `chain ${id}` } as const;
  return { ran, found: await rehearse(door, wanted, new AbortController().signal) };
}

const outcomes = (found: Awaited<ReturnType<typeof ask>>['found']): Rehearsal['steps'][number]['outcome'][] => {
  if ('problem' in found) throw new Error(found.problem);
  return found.steps.map(({ outcome }) => outcome);
};

describe('a batch on the state of now', () => {
  it('does not claim a call that needs an approval which eth_call does not keep', async () => {
    const { found, ran } = await ask([call([approval])]);
    expect(ran).toEqual(['0x095ea7b3']);
    expect(found).toMatchObject({ block: 16n, allowances: [{ balance: 100n, allowance: 0n }] });
    const [first, second] = outcomes(found);
    expect(first).toEqual({ ran: true, failure: null });
    expect(second).toEqual({ ran: false, why: expect.stringContaining('needs the approval before call 1') as string });
  });

  it('runs a call whose approval already stands, and none after a call that changes the state', async () => {
    const { found, ran } = await ask([call([approval]), call([])], { allowance: word(100n) });
    expect(ran).toEqual(['0x095ea7b3', '0xaaaaaaaa']);
    expect(outcomes(found)[1]).toEqual({ ran: true, failure: null });
    expect(outcomes(found)[2]).toMatchObject({ ran: false, why: expect.stringContaining('after call 1') as string });
  });

  it('keeps the data of a revert for the doctor', async () => {
    const { found, ran } = await ask([call([]), call([])], {
      run: () => {
        throw Object.assign(new Error('execution reverted'), { code: 3, data: '0x2c5211c6' });
      },
    });
    expect(outcomes(found)[0]).toMatchObject({ ran: true, failure: { data: '0x2c5211c6' } });
    expect(outcomes(found)[1]).toMatchObject({ ran: false });
    expect(ran).toHaveLength(1);
  });

  it.each([['0x'], ['0x01'], [null], [{ evil: 1 }], [`0x${'ff'.repeat(64)}`]])(
    'takes %j for no number: the approval counts as missing, and the call does not run',
    async (allowance) => {
      const { found } = await ask([call([approval])], { allowance });
      expect('problem' in found ? null : found.allowances[0]?.allowance).toHaveProperty('problem');
      expect(outcomes(found)[1]).toMatchObject({ ran: false });
    },
  );

  it.each<[string, Node, RegExp]>([
    ['is on another chain', { chains: ['0x2105'] }, /are for chain 1, and the wallet is on chain 8453/],
    ['changes its chain', { chains: ['0x1', '0x2105'] }, /changed its network/],
    ['says no block', { block: {} }, /which block is the latest/],
  ])('shows nothing of a wallet that %s', async (_, node, problem) => {
    const { found } = await ask([call([])], node);
    expect('problem' in found && found.problem).toMatch(problem);
  });
});
