import { encodeAbiParameters, toFunctionSelector, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { calls as data, minimums } from '../fixtures/calls';
import { places } from '../fixtures/books';
import { functionIn } from '../compose/data';
import { openDoor } from './door';
import { previewOf, readPreview } from './preview';

const TELLER = '0x08eb2eccdf6EBd7aba601791F23Ec5b5f68A1d53';
const ACCOUNTANT = '0x1111111111111111111111111111111111111111';
const VAULT = '0x2222222222222222222222222222222222222222';
const PUFETH = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
/** The share of unifiETH, whose Accountant the SDK has. */
const SHARE = '0x196ead472583Bc1e9aF7A05F860D9857e1Bd3dCc';
const PLACED = '0xa9fb7e2922216debe3fd5e1bbe7591ee446dc21c';
const WHOLE = 10n ** 18n;
const word = (value: bigint | string): string => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const rate = (token: string): string =>
  `${toFunctionSelector('getRateInQuoteSafe(address)')}${encodeAbiParameters([{ type: 'address' }], [token as Hex]).slice(2)}`;

type Answers = Readonly<Record<string, unknown>>;
const VAULT_OF: Answers = {
  [`${TELLER} ${toFunctionSelector('accountant()')}`]: word(ACCOUNTANT),
  [`${TELLER} ${toFunctionSelector('vault()')}`]: word(VAULT),
  [`${VAULT} ${toFunctionSelector('decimals()')}`]: word(18n),
  [`${ACCOUNTANT} ${rate(PUFETH)}`]: word(981_353_000_000_000_001n),
};

/** Previews a call on a node with answers by contract and calldata. */
async function ask(
  name: string,
  args: readonly (string | bigint)[],
  answers: Answers,
  chains: readonly string[] = ['0x1'],
) {
  const [contract = '', signature = ''] = name.split('.');
  const item = functionIn(data, contract, signature);
  const row = minimums.find(({ of }) => of.includes(`${contract}.${item.name}`));
  if (row === undefined) throw new Error(`no row for ${name}`);
  let asked = 0;
  const door = openDoor({
    request: async ({ method, params = [] }) => {
      if (method === 'eth_chainId') return chains[Math.min(asked++, chains.length - 1)];
      if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x68000000' };
      const [{ to, data: sent }, at] = params as [{ to: string; data: string }, string];
      expect([method, at]).toEqual(['eth_call', '0x10']);
      const answer = Object.entries(answers).find(([key]) => key.toLowerCase() === `${to} ${sent}`.toLowerCase());
      if (answer === undefined) throw Object.assign(new Error('execution reverted'), { data: '0x' });
      return answer[1];
    },
  });
  const call = { to: TELLER, item, args } as const;
  const network = (id: number): string => `chain ${id}`;
  return readPreview(door, { row, call, places, chainId: 1, network }, new AbortController().signal);
}

const DEPOSIT = 'Teller.deposit(address,uint256,uint256)';
const REQUEST = 'AtomicQueue.updateAtomicRequest(address,address,(uint64,uint88,uint96,bool))';
const deposit = (answers: Answers, chains?: readonly string[]) =>
  ask(DEPOSIT, [PUFETH, WHOLE / 2n, 0n], answers, chains);

describe('the preview of a call with a minimum', () => {
  it('is what the Teller mints: amount × 10^decimals ÷ rate, rounded down', async () => {
    expect(await deposit(VAULT_OF)).toMatchObject({
      block: 16n,
      value: ((WHOLE / 2n) * WHOLE) / 981_353_000_000_000_001n,
      decimals: 18,
      reads: [
        { name: 'rate', asks: 'getRateInQuoteSafe', at: ACCOUNTANT, value: 981_353_000_000_000_001n },
        { name: 'decimals', asks: 'decimals', at: VAULT, value: 18n },
      ],
    });
  });

  it('is what a bulk withdrawal pays: shares × rate ÷ 10^decimals, rounded down', async () => {
    const found = await ask('Teller.bulkWithdraw(address,uint256,uint256,address)', [PUFETH, 3n, 0n, PUFETH], VAULT_OF);
    expect(found).toMatchObject({ value: 2n, decimals: null });
  });

  it('of a request is the rate of the Accountant that the tables have for the offered share', async () => {
    const answers = { [`${PLACED} ${rate(PUFETH)}`]: word(5n) };
    expect(await ask(REQUEST, [SHARE, PUFETH], answers)).toMatchObject({ value: 5n, reads: [{ name: 'rate' }] });
    expect(await ask(REQUEST, [PUFETH, SHARE], answers)).toEqual({
      problem: expect.stringContaining('The SDK has no Accountant for') as string,
    });
  });

  it.each<readonly [string, Answers, RegExp]>([
    [
      'a contract that has no such function',
      { ...VAULT_OF, [`${TELLER} ${toFunctionSelector('accountant()')}`]: '0x' },
      /isn't 32 bytes/,
    ],
    [
      'the zero address',
      { ...VAULT_OF, [`${TELLER} ${toFunctionSelector('accountant()')}`]: word(0n) },
      /accountant\(\) isn't an address/,
    ],
    [
      'a word that is no address',
      { ...VAULT_OF, [`${TELLER} ${toFunctionSelector('vault()')}`]: word(2n ** 200n) },
      /vault\(\) isn't an address/,
    ],
    ['a rate of 0', { ...VAULT_OF, [`${ACCOUNTANT} ${rate(PUFETH)}`]: word(0n) }, /rate is 0/],
    ['a pause', { ...VAULT_OF, [`${ACCOUNTANT} ${rate(PUFETH)}`]: undefined }, /isn't 32 bytes/],
    [
      'decimals that no token has',
      { ...VAULT_OF, [`${VAULT} ${toFunctionSelector('decimals()')}`]: word(2n ** 255n) },
      /no token has as many/,
    ],
    [
      'an answer that is too long',
      { ...VAULT_OF, [`${ACCOUNTANT} ${rate(PUFETH)}`]: `0x${'11'.repeat(5000)}` },
      /isn't 32 bytes/,
    ],
    ['a revert', {}, /The contract reverts/],
  ])('has a sentence for %s', async (_, answers, sentence) => {
    expect(await deposit(answers)).toEqual(
      expect.objectContaining({ problem: expect.stringMatching(sentence) as string }),
    );
  });

  it('is none on another network, and none when the wallet changes it', async () => {
    expect(await deposit(VAULT_OF, ['0x2105'])).toMatchObject({
      problem: expect.stringContaining('The call is for chain 1, and the wallet is on chain 8453') as string,
    });
    expect(await deposit(VAULT_OF, ['0x1', '0x2105'])).toMatchObject({
      problem: expect.stringContaining('changed its network') as string,
    });
  });

  it('says which number is missing', () => {
    expect(
      previewOf(
        'a * 10^b / c',
        new Map([
          ['a', 1n],
          ['b', 2n],
        ]),
      ),
    ).toEqual({ problem: 'c is not known.' });
    expect(previewOf('a', new Map([['a', 9n]]))).toBe(9n);
  });
});
