import { describe, expect, it } from 'vitest';
import { addresses } from '../fixtures/books';
import { comparedWith, readCode, type CodeThere } from './code';
import { openDoor } from './door';

const entry = addresses.rows.find(({ name, chain }) => name === 'PufferVault' && chain === 'Mainnet');
if (entry?.address == null || entry.implementation === null) throw new Error('the vault has no implementation');
const { implementation } = entry;
const VAULT = entry.address as `0x${string}`;
const ADMIN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const wordOf = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const EMPTY = wordOf('0x');
/** As EIP-1967 prints them. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const ADMIN_SLOT = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103';
const BEACON_SLOT = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50';

interface Node {
  readonly code?: unknown;
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly block?: unknown;
  readonly chains?: readonly unknown[];
}

/** Queries a node with given answers, and records the requests. */
async function ask({ code = '0x6001', slots = {}, block = BLOCK, chains = ['0x1'] }: Node, chainId: number | null = 1) {
  const seen: (readonly unknown[])[] = [];
  let asked = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      seen.push([method, ...params]);
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getBlockByNumber') return block;
      return method === 'eth_getCode' ? code : (slots[String(params[1])] ?? EMPTY);
    },
  });
  const wanted = { address: VAULT, chainId, network: (id: number) => `chain ${id}` };
  return { seen, found: await readCode(door, wanted, new AbortController().signal) };
}
const BLOCK = { number: '0x10', timestamp: '0x68000000' };

describe('the code at an address', () => {
  it('is read with the slots of EIP-1967 at one block, and nothing else is asked', async () => {
    const slots = { [IMPLEMENTATION_SLOT]: wordOf(implementation), [ADMIN_SLOT]: wordOf(ADMIN) };
    const { found, seen } = await ask({ slots });
    expect(found).toEqual({
      chainId: 1,
      block: 16n,
      time: '2025-04-16 19:07:44 UTC',
      bytes: 2,
      delegate: null,
      slots: { implementation: { address: implementation }, admin: { address: ADMIN }, beacon: null },
    });
    expect(seen).toEqual([
      ['eth_chainId'],
      ['eth_getBlockByNumber', 'latest', false],
      ['eth_getCode', VAULT, '0x10'],
      ['eth_getStorageAt', VAULT, IMPLEMENTATION_SLOT, '0x10'],
      ['eth_getStorageAt', VAULT, ADMIN_SLOT, '0x10'],
      ['eth_getStorageAt', VAULT, BEACON_SLOT, '0x10'],
      ['eth_chainId'],
    ]);
    expect(comparedWith(implementation, (found as CodeThere).slots)).toMatchObject({ same: true });
  });

  it('is not the one on record when the slot holds another address, nothing, or no address', async () => {
    for (const word of [wordOf(ADMIN), EMPTY, `0x01${'0'.repeat(62)}`]) {
      const { found } = await ask({ slots: { [IMPLEMENTATION_SLOT]: word } });
      expect(comparedWith(implementation, (found as CodeThere).slots)).toMatchObject({ same: false });
      expect(comparedWith(null, (found as CodeThere).slots)).toBeNull();
    }
    const { found } = await ask({ slots: { [IMPLEMENTATION_SLOT]: `0x01${'0'.repeat(62)}` } });
    expect(found).toMatchObject({ slots: { implementation: { raw: `0x01${'0'.repeat(62)}` } } });
  });

  it('says what an account without code, and one that runs the code of a contract, is', async () => {
    expect((await ask({ code: '0x' })).found).toMatchObject({ bytes: 0, delegate: null });
    expect((await ask({ code: `0xef0100${ADMIN.slice(2)}` })).found).toMatchObject({ bytes: 23, delegate: ADMIN });
  });

  it('has a sentence for each answer that is none', async () => {
    expect((await ask({ chains: ['0x2105'] })).found).toEqual({
      problem:
        'This entry is of chain 1, and the wallet is on chain 8453. Change the network in the wallet, then ask again.',
    });
    expect((await ask({ chains: ['0x2105'] }, null)).found).toMatchObject({ chainId: 8453 });
    expect((await ask({ chains: ['0x1', '0x2105'] })).found).toEqual({
      problem: expect.stringContaining('changed its network'),
    });
    for (const block of [null, {}, { number: '16', timestamp: 1 }])
      expect((await ask({ block })).found).toEqual({ problem: expect.stringContaining('latest') });
    for (const code of [null, 12, 'code', '0x123', '<b>'])
      expect((await ask({ code })).found).toEqual({ problem: expect.stringContaining("answer isn't code") });
    for (const word of ['0x', '0x00', `0x${'0'.repeat(66)}`, {}])
      expect((await ask({ slots: { [ADMIN_SLOT]: word } })).found).toEqual({
        problem: expect.stringContaining('words of 32 bytes'),
      });
  });

  it('asks only for the network when that is another one', async () => {
    expect((await ask({ chains: ['0x2105'] })).seen).toEqual([['eth_chainId']]);
  });
});
