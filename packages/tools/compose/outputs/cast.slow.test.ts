import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { castBinary, startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { calls as data } from '../../fixtures/calls';
import { ACCOUNT, filled } from '../../fixtures/snippets';
import { castLines } from './cast-line';
import { transactionsOf } from './transactions';

// The lines go through a shell and cast to a local node, one call of every method and function. Nothing runs at the
// targets: what counts is what the node was sent.

const all = filled(data).map(({ id, call }) => ({ id, call: { ...call, from: call.from ?? ACCOUNT } }));
/** One call for all whose lines differ only in addresses, amounts and names: functions of the same types have one. */
const different = new Map(
  all.map((each) => [
    castLines([each.call])
      .replace(/\b(?:0x[\da-f]+|\d+(?:wei)?)\b/gi, '#')
      .replace(/\w+(?=\()/g, 'name'),
    each,
  ]),
);
const run = promisify(execFile);
/** Of the accounts that a local node has funded. */
const MNEMONIC = 'test test test test test test test test test test test junk';
/** A node of each chain that the calls name. */
const nodes = new Map<number, Node>();

/** Why cast is missing on this machine; null when it is installed. */
const missing = ((): string | null => {
  try {
    castBinary();
    return null;
  } catch (error) {
    return String(error);
  }
})();
if (missing !== null) console.error(`NOT RUN: the lines of cast are not tried, because there is no cast. ${missing}`);

interface Sent {
  readonly to: string;
  readonly input: string;
  readonly value: string;
  readonly from: string;
}

/** Transactions that an account has sent, by chain. */
const sentBy = new Map<string, number>();

/**
 * Runs lines of one account as a person does, with the node's own account instead of a wallet. Returns what the node
 * received. Each line gets its number, because cast would count only those that are mined by then.
 *
 * @throws Error when a line fails
 */
async function send(lines: string, node: Node): Promise<readonly Sent[]> {
  const account = `${node.chainId} ${/--from (\w+)/.exec(lines)?.[1] ?? ''}`;
  const first = sentBy.get(account) ?? 0;
  const shell = `cast() { "$CAST" "$@" --unlocked --async --gas-limit 10000000 --nonce "$NONCE" && echo && NONCE=$((NONCE + 1)); }\n${lines}`;
  const env = { ...process.env, CAST: castBinary(), RPC_URL: node.url, NONCE: String(first) };
  // In the project's folder cast reads all of node_modules each time.
  const { stdout } = await run('sh', ['-c', shell], { env, cwd: tmpdir() });
  const hashes = stdout.split('\n').filter((line) => /^0x[0-9a-f]{64}$/.test(line));
  sentBy.set(account, first + hashes.length);
  return Promise.all(hashes.map((hash) => node.request<Sent>('eth_getTransactionByHash', [hash])));
}

/** The node of a chain. @throws Error for a chain of no call */
function nodeOf(chainId: number): Node {
  const node = nodes.get(chainId);
  if (node === undefined) throw new Error(`no node of chain ${chainId}`);
  return node;
}

describe.skipIf(missing !== null)('the lines of cast', () => {
  beforeAll(async () => {
    for (const chainId of new Set(all.map(({ call }) => call.chainId))) {
      const node = await startNode(chainId, 1_790_000_000);
      nodes.set(chainId, node);
      for (const from of new Set(all.map(({ call }) => call.from)))
        await node.request('anvil_setBalance', [from, `0x${'f'.repeat(40)}`]);
    }
  });
  afterAll(() => nodes.forEach(({ stop }) => stop()));

  it('send what was composed, for methods and functions of all types', async () => {
    for (const { id, call } of different.values()) {
      // A value above all ETH is invalid: the node rejects it before it reads the data.
      const value = call.value % 10n ** 24n;
      const sent = await send(castLines([{ ...call, value }]), nodeOf(call.chainId));
      expect([id, sent.map(({ to, input, value: wei, from }) => [to, input, BigInt(wei), from])]).toEqual([
        id,
        transactionsOf([{ ...call, value }]).map((each) => [
          each.to.toLowerCase(),
          each.data,
          each.value,
          call.from.toLowerCase(),
        ]),
      ]);
    }
  }, 900_000);

  it('send a batch in its order, with calldata as it is', async () => {
    const [first, second] = all.filter(({ call }) => call.chainId === 1);
    if (first === undefined || second === undefined) throw new Error('no calls');
    const raw = { ...first.call, item: null, contract: '', allowances: [], value: 1n, data: '0xdeadbeef' as const };
    const plain = { ...raw, data: '0x' as const };
    const batch = [{ ...first.call, value: 0n }, raw, plain, { ...second.call, value: 0n }];
    const sent = await send(castLines(batch), nodeOf(1));
    expect(sent.map(({ input }) => input)).toEqual(transactionsOf(batch).map((each) => each.data));
  }, 60_000);

  it('notice a line that sends something else', async () => {
    const found = all.find(({ call }) => call.item?.signature === 'approve(address,uint256)');
    if (found === undefined) throw new Error('no approval');
    const line = castLines([{ ...found.call, value: 0n }]);
    const [sent] = await send(line.replace(/ \d+ --rpc/, ' 1 --rpc'), nodeOf(found.call.chainId));
    expect(sent?.input).not.toBe(found.call.data);
  }, 60_000);

  it('send nothing to a node of another chain, with an account of the node or a key, and nothing after a failed line', async () => {
    const found = all.find(({ id }) => id === 'PufferVaultHandler.deposit');
    if (found === undefined) throw new Error('no deposit');
    const here = nodeOf(1);
    const other = await startNode(5, 1_790_000_000);
    try {
      const plain = { ...found.call, item: null, contract: '', allowances: [], value: 1n, data: '0x' as const };
      const lines = castLines([plain, plain]);
      const balance = (node: Node): Promise<string> => node.request('eth_getBalance', [plain.to, 'latest']);
      const before = [await balance(here), await balance(other)];
      await expect(send(lines, other)).rejects.toThrow('Switching to chain');
      const env = { ...process.env, RPC_URL: other.url };
      const signed = `cast() { "${castBinary()}" "$@" --gas-limit 100000 --nonce 0 --mnemonic '${MNEMONIC}'; }\n${castLines([{ ...plain, from: null }])}`;
      await expect(run('sh', ['-c', signed], { env, cwd: tmpdir() })).rejects.toThrow('invalid chain id');
      // The second of three lines can't be read: only the first is sent.
      const [first = '', last = ''] = lines.split(' &&\n');
      await expect(send([first, 'cast nothing', last].join(' &&\n'), here)).rejects.toThrow();
      expect(BigInt(await balance(other))).toBe(BigInt(before[1] ?? 0));
      expect(BigInt(await balance(here))).toBe(BigInt(before[0] ?? 0) + 1n);
    } finally {
      other.stop();
    }
  }, 60_000);
});
