import { describe, expect, it } from 'vitest';
import type { AskedPowers } from '@sdk-docs/reference/model/tools-book';
import { getAddress, hashText } from '../book/hex';
import { contractPlaces } from '@sdk-docs/reference/model/tools-book';
import { functions, places } from '../fixtures/books';
import { MANAGER_READS, READS, readPowers, type Managed, type PowersNow } from './access';
import { openDoor } from './door';

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MANAGER = '0x8c1686069474410E6243425f4a10177a94EBEE11';
const PUBLIC = 2n ** 64n - 1n;
const [CLOSED, ROLE, MEMBER, CAN, AUTHORITY] = [
  'isTargetClosed(address)',
  'getTargetFunctionRole(address,bytes4)',
  'hasRole(uint64,address)',
  'canCall(address,address,bytes4)',
  'authority()',
].map((signature) => hashText(signature).slice(2, 10));
const DEPOSIT = '2d2da806';

const vault: AskedPowers = {
  contract: 'PufferVaultV5',
  reads: ['authority'],
  functions: ['depositETH(address)', 'upgradeToAndCall(address,bytes)'],
  managers: { Mainnet: MANAGER },
};

type Replies = Readonly<Record<string, (data: string) => string>>;
const usual: Replies = {
  [AUTHORITY ?? '']: () => word(MANAGER),
  [CLOSED ?? '']: () => word(0n),
  [ROLE ?? '']: (data) => word(data.includes(DEPOSIT) ? PUBLIC : 0n),
  [MEMBER ?? '']: (data) => word(data.startsWith(word(PUBLIC)) ? 1n : 0n) + word(0n),
  [CAN ?? '']: (data) => word(data.includes(DEPOSIT) ? 1n : 0n) + word(0n),
};

function nodeOf(replies: Replies, chain = '0x1') {
  const seen: string[] = [];
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      seen.push(method);
      if (method === 'eth_chainId') return chain;
      if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x68000000' };
      const { data } = params[0] as { data: string };
      const reply = replies[data.slice(2, 10)];
      if (reply === undefined) throw Object.assign(new Error('execution reverted'), { code: 3 });
      return `0x${reply(data.slice(10))}`;
    },
  });
  return { door, seen };
}

const known = {
  chains: places.chains,
  places: { PufferVaultV5: contractPlaces(places, 'PufferVaultV5', getAddress) },
};
const ask = (replies: Replies, asked = vault, account: typeof ACCOUNT | null = null, chain = '0x1') =>
  readPowers(nodeOf(replies, chain).door, known, asked, { address: null, account }, new AbortController().signal);
const here = (found: PowersNow | { problem: string }) => {
  if ('problem' in found) throw new Error(found.problem);
  const [first] = found.at;
  if (first === undefined) throw new Error('nothing was asked');
  return first;
};
const managerOf = (found: PowersNow | { problem: string }): Managed => {
  const { manager } = here(found);
  if (manager === null || 'problem' in manager) throw new Error('no manager');
  return manager;
};

describe('who may call now', () => {
  it('is asked with functions of the ABIs', () => {
    const types = (all: readonly { type: string }[] = []): string => all.map(({ type }) => type).join();
    for (const item of Object.values(MANAGER_READS)) {
      const own = functions.InstitutionalAccessManager?.find(({ name }) => name === item.name);
      expect([types(own?.inputs), types(own?.outputs)]).toEqual([types(item.inputs), types(item.outputs)]);
    }
    for (const item of Object.values(READS)) {
      const own = Object.values(functions)
        .flat()
        .filter(({ name, inputs }) => name === item.name && inputs.length === 0);
      expect(own.length).toBeGreaterThan(0);
      for (const { outputs } of own) expect(types(outputs)).toBe(types(item.outputs));
    }
  });

  it('has the manager that the contract names, and functions by role', async () => {
    const manager = managerOf(await ask(usual));
    expect([manager.address, manager.named, manager.closed]).toEqual([MANAGER, 'contract', { text: 'false' }]);
    expect(manager.roles).toEqual([
      { id: String(PUBLIC), functions: ['depositETH(address)'], account: null },
      { id: '0', functions: ['upgradeToAndCall(address,bytes)'], account: null },
    ]);
  });

  it('says what an account may call', async () => {
    const { roles } = managerOf(await ask(usual, vault, ACCOUNT));
    expect(roles.map(({ account }) => account)).toEqual([
      { member: true, immediate: true, delay: 0n },
      { member: false, immediate: false, delay: 0n },
    ]);
  });

  it('takes the published manager where the ABI names none', async () => {
    const manager = managerOf(await ask(usual, { ...vault, reads: [] }));
    expect([manager.address, manager.named]).toEqual([MANAGER, 'list']);
    const none = here(await ask(usual, { ...vault, reads: [], managers: {} }));
    expect(none.manager).toEqual({ problem: expect.stringContaining('names no access manager') });
  });

  it('has a sentence for what fails, and shows the rest', async () => {
    const { [ROLE ?? '']: _, ...others } = usual;
    const manager = managerOf(await ask(others));
    expect(manager.unread).toEqual(vault.functions);
    expect(manager.why).toContain('The contract reverts');
    expect(manager.closed).toEqual({ text: 'false' });
    const { [AUTHORITY ?? '']: __, ...without } = usual;
    expect(here(await ask(without)).manager).toEqual({ problem: expect.stringContaining('The contract reverts') });
  });

  it('is not asked on a network without the contract', async () => {
    expect(await ask(usual, vault, null, '0x2105')).toEqual({
      problem: expect.stringContaining('The SDK has no PufferVaultV5 on Base'),
    });
  });
});
