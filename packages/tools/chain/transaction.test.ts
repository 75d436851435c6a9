import { describe, expect, it } from 'vitest';
import { readCalls } from '../calldata/input';
import { diagnose, type DoctorBooks } from '../errors/diagnose';
import { Doctor } from '../errors/doctor';
import { errors, events, places, signatures, spenders, words } from '../fixtures/books';
import { openDoor } from './door';
import { readTransaction, toDiagnose, toExplain, type Transaction } from './transaction';

const HASH = `0x${'ab'.repeat(32)}`;
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const DEPOSIT = `0x2d2da806${SENDER.slice(2).toLowerCase().padStart(64, '0')}`;
const LOG = { address: VAULT, topics: [`0x${'12'.repeat(32)}`], data: '0x' };
/** InvalidAmount() */
const INVALID_AMOUNT = '0x2c5211c6';

const SENT = { hash: HASH, from: SENDER, to: VAULT, value: '0xde0b6b3a7640000', input: DEPOSIT, gas: '0x5208' };
const RECEIPT = { transactionHash: HASH, blockNumber: '0x10', status: '0x1', gasUsed: '0x5000', logs: [LOG] };
const FAILED = { ...RECEIPT, status: '0x0', logs: [] };
const reverted = (data: string) => Object.assign(new Error('execution reverted'), { code: 3, data });

interface Node {
  readonly sent?: unknown;
  readonly receipt?: unknown;
  readonly block?: unknown;
  /** The effect of a call at a block; may throw. */
  readonly call?: (block: string) => unknown;
  readonly chains?: readonly unknown[];
}

/** Queries a node with given answers, and records the requests. */
async function ask(node: Node, chainId: number | null = null) {
  const { sent = SENT, receipt = RECEIPT, block = { number: '0x10', timestamp: '0x68000000' } } = node;
  const seen: (readonly unknown[])[] = [];
  let asked = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      seen.push([method, ...params]);
      const chains = node.chains ?? ['0x1'];
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getTransactionByHash') return sent;
      if (method === 'eth_getTransactionReceipt') return receipt;
      if (method === 'eth_getBlockByNumber') return block;
      const answer = node.call?.(String(params[1]));
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const wanted = { hash: HASH, chainId, network: (id: number) => `chain ${id}` };
  return { seen, found: await readTransaction(door, wanted, new AbortController().signal) };
}

const transaction = async (node: Node): Promise<Transaction> => {
  const { found } = await ask(node);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};

const books: DoctorBooks = { errors, places, spenders, functions: signatures, events, words };
const diagnosed = (text: string) => diagnose(books, new Doctor(errors, places), text);

describe('a transaction', () => {
  it('has its receipt and the time of its block, and the explainer reads both', async () => {
    const { found, seen } = await ask({});
    expect(found).toMatchObject({
      chainId: 1,
      to: VAULT,
      value: 10n ** 18n,
      mined: { block: 16n, time: '2025-04-16 19:07:44 UTC', reverted: false, again: null },
    });
    expect(seen.map(([method]) => method)).toEqual([
      'eth_chainId',
      'eth_getTransactionByHash',
      'eth_getTransactionReceipt',
      'eth_getBlockByNumber',
      'eth_chainId',
    ]);
    const pasted = await readCalls(toExplain(found as Transaction)).later?.();
    expect(pasted).toMatchObject({
      problem: null,
      items: [
        {
          kind: 'call',
          to: VAULT.toLowerCase(),
          from: SENDER.toLowerCase(),
          value: 10n ** 18n,
          chainId: 1,
          data: DEPOSIT,
        },
        { kind: 'receipt', status: '0x1' },
        { kind: 'log', address: VAULT.toLowerCase() },
      ],
    });
    expect(toDiagnose(found as Transaction)).toBeNull();
  });

  it('that failed is called again at its block, by the same sender, and the doctor names the error and the contract', async () => {
    const { found, seen } = await ask({ receipt: FAILED, call: () => reverted(INVALID_AMOUNT) });
    const call = { from: SENDER, to: VAULT, value: '0xde0b6b3a7640000', data: DEPOSIT, gas: '0x5208' };
    expect(seen.filter(([method]) => method === 'eth_call')).toEqual([['eth_call', call, '0x10']]);
    const { findings, context } = diagnosed(toDiagnose(found as Transaction) ?? '');
    expect(findings.map(({ answer }) => answer)).toMatchObject([{ signature: 'InvalidAmount()', origin: 'data' }]);
    expect(context).toMatchObject({ called: 'PufferVaultV5', function: 'depositETH' });
  });

  it('that does not fail at its block is called at the one before', async () => {
    const call = (block: string) => (block === '0xf' ? reverted(INVALID_AMOUNT) : '0x');
    expect(await transaction({ receipt: FAILED, call })).toMatchObject({ mined: { again: { block: 15n } } });
    const found = await transaction({ receipt: FAILED, call: () => '0x' });
    expect(found).toMatchObject({ mined: { again: { failure: null } } });
    expect(toDiagnose(found)).toBeNull();
  });

  it('that reverts without data, or runs out of gas, is what the doctor takes it for', async () => {
    const bare = await transaction({ receipt: FAILED, call: () => reverted('0x') });
    expect(diagnosed(toDiagnose(bare) ?? '').withoutData).not.toBeNull();
    const gas = await transaction({ receipt: FAILED, call: () => new Error('out of gas') });
    expect(diagnosed(toDiagnose(gas) ?? '').library?.name).toMatch(/gas/i);
  });

  it('whose state the node no longer has is no error of a contract', async () => {
    const found = await transaction({ receipt: FAILED, call: () => new Error('missing trie node') });
    expect(found).toMatchObject({ mined: { again: { failure: { problem: expect.stringMatching(/trie/) } } } });
    expect(toDiagnose(found)).toBeNull();
  });

  it('that waits for a block, or creates a contract, is shown as that', async () => {
    expect(await transaction({ receipt: null })).toMatchObject({ mined: null });
    expect(await transaction({ sent: { ...SENT, to: null } })).toMatchObject({ to: null });
  });

  it.each([
    ['that the node does not know', { sent: null, receipt: null }, /knows no transaction with this hash on chain 1/],
    ['on another chain at the end', { chains: ['0x1', '0x2105'] }, /changed its network/],
    ['with another hash', { sent: { ...SENT, hash: `0x${'cd'.repeat(32)}` } }, /answer isn't this transaction/],
    ['with markup', { sent: { ...SENT, from: '<b>' } }, /answer isn't this transaction/],
    ['with half a byte', { sent: { ...SENT, input: '0x123' } }, /answer isn't this transaction/],
    ['that is a text', { sent: 'sent' }, /answer isn't this transaction/],
    ['with a receipt of another one', { receipt: { ...RECEIPT, transactionHash: '0x' } }, /answer isn't the receipt/],
    ['with a receipt without a block', { receipt: { ...RECEIPT, blockNumber: null } }, /answer isn't the receipt/],
    ['with a block of another number', { block: { number: '0x11', timestamp: '0x1' } }, /did not say when block 16/],
  ] satisfies readonly (readonly [string, Node, RegExp])[])('%s has a sentence', async (_, node, sentence) => {
    expect((await ask(node)).found).toEqual({ problem: expect.stringMatching(sentence) });
  });

  it('of a link to another network is not asked for', async () => {
    const { found, seen } = await ask({}, 8453);
    expect(found).toEqual({ problem: expect.stringContaining('on chain 8453, and the wallet is on chain 1') });
    expect(seen).toEqual([['eth_chainId']]);
  });
});
