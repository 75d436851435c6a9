import { createPublicClient, custom } from 'viem';
import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { firstBlock } from '../../../../examples/first-block';

const vault = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const LATEST = 24_000_000;

/** A chain where a contract exists from block `since`. `asked` collects the old blocks of its reads. */
function chain(since: number, refusedBelow = 0) {
  const asked: number[] = [];
  const request = ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    if (method === 'eth_blockNumber') return Promise.resolve(`0x${LATEST.toString(16)}`);
    const [, tag] = params as [unknown, string];
    const block = tag === 'latest' ? LATEST : Number(tag);
    if (tag !== 'latest') asked.push(block);
    if (block < refusedBelow)
      return Promise.reject(Object.assign(new Error('missing trie node'), { code: -32000, data: undefined }));
    return Promise.resolve(block < since ? '0x' : `0x${'1'.padStart(64, '0')}`);
  };
  return { asked, client: createPublicClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) }) };
}

it.each([1, 2, 19_000_000, 23_999_999, LATEST])('finds block %i in at most 25 reads of old blocks', async (since) => {
  const { asked, client } = chain(since);
  expect(await firstBlock(client, vault)).toBe(BigInt(since));
  expect(asked.length).toBeLessThanOrEqual(25);
});

it('looks no further back than it is told', async () => {
  const { asked, client } = chain(19_000_000, 18_999_000);
  expect(await firstBlock(client, vault, 18_999_999n)).toBe(19_000_000n);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(18_999_999);
});

it('throws the error of a node without old blocks, and takes it for no missing contract', async () => {
  const { client } = chain(19_000_000, 23_000_000);
  await expect(firstBlock(client, vault)).rejects.toThrow('missing trie node');
});

it('throws where nothing is', async () => {
  await expect(firstBlock(chain(LATEST + 1).client, vault)).rejects.toThrow('No code at this address');
});
