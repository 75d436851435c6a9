import { beforeAll, describe, expect, it } from 'vitest';
import { TELLER_DEPOSIT } from '../fixtures/batches';
import { calls as data, callsJson, methodsJson, minimums } from '../fixtures/calls';
import { places, rules, spenders } from '../fixtures/books';
import { ACCOUNT } from '../fixtures/snippets';
import { composeItem } from './batch';
import { ComposerBooks } from './books';
import { minimumPath } from './edited-minimum';
import { minimumIn, minimumOf, readSlippage } from './minimum';
import type { Typed } from './read-fields';

const DEPOSIT = { ...TELLER_DEPOSIT, 'params.amount': '0.5', 'params.minimumMint': '' };

const books = new ComposerBooks(callsJson, { places, spenders, rules }, async (part) => {
  const found = methodsJson[part];
  if (found === undefined) throw new Error(`no part ${part}`);
  return found;
});
beforeAll(() => books.load(Object.keys(data.contracts)));

const edited = (id: string, typed: Typed) =>
  minimumPath(books, composeItem(books.data, 'Mainnet', { id, typed }, rules).reading);

describe('the slippage that a reader types', () => {
  it.each([
    ['0', 0n],
    ['0.5', 50n],
    ['.05', 5n],
    ['99.99', 9_999n],
    ['1 %', 100n],
  ])('%s is %s basis points', (text, basisPoints) => {
    expect(readSlippage(text)).toEqual({ basisPoints });
  });

  it.each([
    ['100', /accepts anything/],
    ['5000', /accepts anything/],
    ['-1', /number from 0/],
    ['0,5', /Use a point/],
    ['0.005', /two decimal places/],
    ['half', /number from 0/],
    ['1e1', /number from 0/],
    ['', /number from 0/],
    ['9'.repeat(500), /number from 0/],
  ])('%s has a sentence', (text, sentence) => {
    expect(readSlippage(text)).toEqual({ problem: expect.stringMatching(sentence) as string });
  });

  it('gives a minimum that is rounded down', () => {
    expect(minimumOf(10_000n, 50n)).toBe(9_950n);
    // A loss of the whole amount, not a share of the minimum: half remains, not two thirds.
    expect(minimumOf(10_000n, 5_000n)).toBe(5_000n);
    expect(minimumOf(999n, 50n)).toBe(994n);
    expect(minimumOf(1n, 1n)).toBe(0n);
    expect(minimumOf(7n, 0n)).toBe(7n);
  });
});

describe('the minimum of a call', () => {
  const ids = [
    ...data.methods.map(({ name }) => name),
    ...Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
      functions.map(({ signature }) => `${contract}.${signature}`),
    ),
  ];
  /** Whether the form of a call has a minimum, whatever else is missing. */
  const path = (id: string): string | undefined => {
    const { reading } = composeItem(books.data, 'Mainnet', { id, typed: {} }, rules);
    return reading === null ? undefined : minimumPath(books, { ...reading, problems: new Map() });
  };

  it('is in these forms of the SDK, and in no other', () => {
    const found = ids.flatMap((id) => (path(id) === undefined ? [] : [`${id}: ${path(id)}`]));
    expect(found).toEqual([
      'NucleusAtomicQueueHandler.updateAtomicRequest: request.atomicPrice',
      'NucleusTellerHandler.deposit: params.minimumMint',
      'NucleusTellerHandler.depositWithPermit: params.minimumMint',
      'NucleusTellerHandler.bulkWithdraw: params.minimumAssets',
      'NucleusTellerHandler.bulkDeposit: params.minimumMint',
      'Teller.bulkDeposit(address,uint256,uint256,address): minimumMint',
      'Teller.bulkWithdraw(address,uint256,uint256,address): minimumAssets',
      'Teller.deposit(address,uint256,uint256): minimumMint',
      'Teller.depositWithPermit(address,uint256,uint256,uint256,uint8,bytes32,bytes32): minimumMint',
      'AtomicQueue.updateAtomicRequest(address,address,(uint64,uint88,uint96,bool)): userRequest.atomicPrice',
    ]);
  });

  it('is asked about when nothing else is missing, whatever the field of the minimum holds', () => {
    expect(edited('NucleusTellerHandler.deposit', DEPOSIT)).toBe('params.minimumMint');
    expect(edited('NucleusTellerHandler.deposit', { ...DEPOSIT, 'params.minimumMint': 'x' })).toBe(
      'params.minimumMint',
    );
    expect(edited('NucleusTellerHandler.deposit', { ...DEPOSIT, 'params.amount': '' })).toBeUndefined();
    expect(edited('PufferVaultHandler.depositETH', { walletAddress: ACCOUNT, '.value': '1' })).toBeUndefined();
  });

  it('comes with the call as it is without one, and with what is typed for a number', () => {
    const typed = { ...DEPOSIT, 'params.minimumMint': '7' };
    const found = minimumIn(
      books,
      minimums,
      'Mainnet',
      { id: 'NucleusTellerHandler.deposit', typed },
      'params.minimumMint',
    );
    if (found === null || 'problem' in found) throw new Error('no minimum');
    expect(found.call.args.slice(1)).toEqual([5n * 10n ** 17n, 0n]);
    expect(found.row.minimum).toBe('minimumMint');
    // Without the decimals of the share: base units.
    expect(found.typedAs(10n ** 18n)).toBe(String(10n ** 18n));
  });

  it('of a request is typed in whole tokens, where the decimals are known', () => {
    const typed = {
      offerToken: 'unifiETH',
      wantToken: 'pufETH',
      'request.deadline': '1893456000',
      'request.offerAmount': '1',
      'request.inSolve': 'false',
      ownerAddress: ACCOUNT,
    };
    const found = minimumIn(
      books,
      minimums,
      'Mainnet',
      { id: 'NucleusAtomicQueueHandler.updateAtomicRequest', typed },
      'request.atomicPrice',
    );
    if (found === null || 'problem' in found) throw new Error('no minimum');
    expect(found.typedAs(1_020_000_000_000_000_000n)).toBe('1.02');
  });

  it('is a problem where the call cannot be made', () => {
    const item = { id: 'NucleusTellerHandler.deposit', typed: DEPOSIT };
    expect(minimumIn(books, [], 'Mainnet', item, 'params.minimumMint')).toBeNull();
    expect(minimumIn(books, minimums, 'Mainnet', { ...item, typed: {} }, 'params.minimumMint')).toBeNull();
    expect(
      minimumIn(
        books,
        minimums,
        'Base',
        {
          ...item,
          id: 'Teller.deposit(address,uint256,uint256)',
          typed: { depositAsset: ACCOUNT, depositAmount: '1' },
        },
        'minimumMint',
      ),
    ).toMatchObject({ problem: expect.stringContaining('Teller is not deployed on Base') as string });
  });
});
