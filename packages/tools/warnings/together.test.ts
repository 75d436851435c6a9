import { encodeFunctionData, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { Explainer, type CallNode } from '../calldata/explain';
import { functions, places, rules, spenders } from '../fixtures/books';
import { apartWarnings } from './together';

const explainer = new Explainer(functions, { places, spenders, rules });
const USER = '0x1111111111111111111111111111111111111111';
const WORD: Hex = `0x${'11'.repeat(32)}`;
const permit = (amount: bigint) => ({ deadline: 1_900_000_000n, amount, v: 27, r: WORD, s: WORD });
/** A call of the contract at its place on Mainnet, or at `at`. */
function call(contract: string, name: string, args: readonly unknown[], at?: string): CallNode {
  const item = functions[contract]?.find((each) => each.name === name);
  const abi = [{ type: 'function', stateMutability: 'payable', outputs: [], ...item }];
  const data = encodeFunctionData({ abi, args, functionName: name } as never);
  const place = places.places.find(
    ({ contracts, chain, kind }) => chain === 'Mainnet' && kind === 'contract' && contracts.includes(contract),
  );
  return explainer.explain(
    {
      kind: 'call',
      data,
      to: at ?? place?.address ?? null,
      from: USER,
      value: 0n,
      chainId: null,
      operation: 'call',
      note: null,
    },
    1_700_000_000n,
    { chain: 'Mainnet', contract },
  );
}

const deposit = call('PufferVaultV5', 'deposit', [1n, USER]);
const redeem = call('PufferVaultV5', 'redeem', [1n, USER, USER]);
const request = call('PufferWithdrawalManager', 'requestWithdrawal', [10n ** 18n, USER]);
const requestWithPermit = call('PufferWithdrawalManager', 'requestWithdrawalWithPermit', [permit(10n ** 18n), USER]);
const reverts = (...calls: readonly CallNode[]): string =>
  apartWarnings({ rules }, calls)
    .map(({ cause }) => /(?<=reverts with )\w+/.exec(cause)?.[0])
    .join();

it('warns of a withdrawal after a deposit, through whichever contract the deposit goes', () => {
  expect(reverts(deposit, redeem)).toBe('DepositAndWithdrawalForbidden');
  for (const name of ['depositStETH', 'depositWstETH']) {
    const through = call('PufferDepositor', name, [permit(1n), USER]);
    expect(reverts(through, redeem)).toBe('DepositAndWithdrawalForbidden');
    expect(reverts(redeem, through)).toBe('');
    expect(reverts(through, deposit)).toBe('');
  }
});

it('warns of a second withdrawal request, and of none after a deposit', () => {
  expect(reverts(request, request)).toBe('MultipleWithdrawalsAreForbidden');
  expect(reverts(request, requestWithPermit)).toBe('MultipleWithdrawalsAreForbidden');
  expect(reverts(deposit, request)).toBe('');
  expect(reverts(redeem, request, redeem)).toBe('');
});

it('warns of no pair at two addresses of the same contract', () => {
  expect(reverts(call('PufferVaultV5', 'deposit', [1n, USER], USER), redeem)).toBe('');
  expect(reverts(call('PufferWithdrawalManager', 'requestWithdrawal', [1n, USER], USER), request)).toBe('');
});
