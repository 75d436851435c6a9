import { encodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { openDoor } from './door';
import { readPermitOf } from './permit';

const TOKEN = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SEPARATOR = `0x${'ab'.repeat(32)}` as const;
const SALT = `0x${'5a'.repeat(32)}` as const;
const text = (value: string) => encodeAbiParameters(parseAbiParameters('string'), [value]);
const domainOf = (salt: `0x${string}`) =>
  encodeAbiParameters(parseAbiParameters('bytes1, string, string, uint256, address, bytes32, uint256[]'), [
    '0x0f',
    'Own name',
    '2',
    1n,
    TOKEN,
    salt,
    [],
  ]);
const NONCES = `${toFunctionSelector('nonces(address)')}${OWNER.slice(2).toLowerCase().padStart(64, '0')}`;
const NAME = toFunctionSelector('name()');
const VERSION = toFunctionSelector('version()');
const DOMAIN = toFunctionSelector('eip712Domain()');
const SEPARATES = toFunctionSelector('DOMAIN_SEPARATOR()');
const plain = {
  [SEPARATES]: SEPARATOR,
  [NONCES]: `0x${'7'.padStart(64, '0')}`,
  [NAME]: text('pufETH'),
  [VERSION]: text('1'),
};

/** Queries a node with answers by calldata; others revert. */
async function ask(answers: Readonly<Record<string, unknown>>, chains: readonly string[] = ['0x1'], failure?: object) {
  const seen: string[] = [];
  let asked = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      seen.push(method);
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x68000000' };
      expect(params[1]).toBe('0x10');
      const { data = '' } = params[0] as { data?: string };
      if (failure !== undefined || !(data in answers)) throw failure ?? { code: 3, message: 'execution reverted' };
      return answers[data];
    },
  });
  const wanted = { token: TOKEN, owner: OWNER, chainId: 1, network: (id: number) => `chain ${id}` } as const;
  return { seen, found: await readPermitOf(door, wanted, new AbortController().signal) };
}

describe('what a token says of its permits', () => {
  it('is read at one block, and nothing else is asked', async () => {
    const { found, seen } = await ask(plain);
    expect(found).toEqual({
      chainId: 1,
      block: 16n,
      time: '2025-04-16 19:07:44 UTC',
      name: 'pufETH',
      version: '1',
      salt: null,
      nonce: 7n,
      separator: SEPARATOR,
    });
    expect(new Set(seen)).toEqual(new Set(['eth_chainId', 'eth_getBlockByNumber', 'eth_call']));
  });

  it('is its own domain where it has ERC-5267', async () => {
    expect((await ask({ ...plain, [DOMAIN]: domainOf(SALT) })).found).toMatchObject({
      name: 'Own name',
      version: '2',
      salt: SALT,
    });
    expect((await ask({ ...plain, [DOMAIN]: domainOf(`0x${'0'.repeat(64)}`) })).found).toMatchObject({ salt: null });
  });

  it.each([
    ['no version', { ...plain, [VERSION]: '0x' }, { version: null, nonce: 7n }],
    ['no permit', { [NAME]: plain[NAME] }, { name: 'pufETH', separator: null, nonce: null }],
    ['a name in 32 bytes', { ...plain, [NAME]: `0x${'70'.repeat(32)}` }, { name: null, separator: SEPARATOR }],
    ['an endless name', { ...plain, [NAME]: text('x'.repeat(201)) }, { name: null }],
    ['an endless answer', { ...plain, [NAME]: text('x'.repeat(20_000)) }, { name: null }],
    ['a separator of 31 bytes', { ...plain, [SEPARATES]: SEPARATOR.slice(0, -2) }, { separator: null }],
    ['no hex', { ...plain, [NONCES]: '<b>7</b>' }, { nonce: null }],
  ])('has nothing in the place of what is missing or odd: %s', async (_, answers, expected) =>
    expect((await ask(answers)).found).toMatchObject(expected),
  );

  it.each([
    ['another network', plain, ['0x2105'], undefined, 'The permit is for chain 1, and the wallet is on chain 8453'],
    ['another network in between', plain, ['0x1', '0x2105'], undefined, 'changed its network'],
    ['a refusal', plain, ['0x1'], { code: 4001, message: 'no' }, 'You refused'],
    [
      'no contract',
      Object.fromEntries(
        Object.keys(plain)
          .concat(DOMAIN)
          .map((data) => [data, '0x']),
      ),
      ['0x1'],
      undefined,
      'There is no DOMAIN_SEPARATOR()',
    ],
  ])('ends with a sentence: %s', async (_, answers, chains, failure, sentence) =>
    expect((await ask(answers, chains, failure)).found).toEqual({ problem: expect.stringContaining(sentence) }),
  );
});
