import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { Explainer } from '../calldata/explain';
import type { Argument } from '../book/arguments';
import { functions, places, rules, spenders } from '../fixtures/books';
import { signatureWarnings } from './signature';

const explainer = new Explainer(functions, { places, spenders, rules });
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function deposit(uint256 assets, address receiver)',
  'function updateAuthority(address target, address newAuthority)',
  'function redeem(uint256 shares, address receiver, address owner)',
  'function grantRole(uint64 roleId, address account, uint32 executionDelay)',
  'function requestRedeem(uint256 shares, address controller, address owner)',
]);
const USER = '0x1111111111111111111111111111111111111111';
const ZERO = '0x0000000000000000000000000000000000000000';
const WORD: Hex = `0x${'11'.repeat(32)}`;
const at = (name: string): Hex =>
  (places.places.find(({ path, chain, kind }) => chain === 'Mainnet' && kind === 'contract' && path.includes(name))
    ?.address ?? '0x') as Hex;
const kinds = (data: Hex, to: string | null, contract = ''): readonly string[] =>
  warned(data, to, contract).map(({ kind }) => kind);
const warned = (data: Hex, to: string | null, contract = '') =>
  explainer.explain(
    { kind: 'call', data, to, from: USER, value: 0n, chainId: null, operation: 'call', note: null },
    1_700_000_000n,
    { chain: 'Mainnet', contract },
  ).warnings;
const deposit = (receiver: Hex): Hex => encodeFunctionData({ abi, functionName: 'deposit', args: [1n, receiver] });

it('warns of a call to the zero address', () => {
  expect(kinds(deposit(USER), ZERO)).toContain('zero-target');
  expect(kinds(deposit(USER), at('PufferVault'))).toEqual([]);
});

it('warns of a recipient that is a contract of the SDK, and of none that is an account', () => {
  expect(kinds(deposit(at('PufferWithdrawalManager')), at('PufferVault'))).toContain('recipient-is-contract');
  expect(kinds(deposit(USER), at('PufferVault'))).not.toContain('recipient-is-contract');
});

it('says who gets stETH that is sent to the PufferDepositor, and what a token keeps', () => {
  const sent = (token: string, to: Hex): string => {
    const address = places.places.find(({ path, chain }) => chain === 'Mainnet' && path[0] === token)?.address ?? null;
    const data = encodeFunctionData({ abi, functionName: 'transfer', args: [to, 1n] });
    return warned(data, address)
      .map(({ cause, remedy }) => cause + remedy)
      .join();
  };
  const depositor = at('PufferDepositor');
  expect(sent('stETH', depositor)).toMatch(
    /\. The next deposit there, of anyone, gets this stETH\..* a small depositStETH now/,
  );
  expect(sent('wstETH', depositor)).toMatch(/Tokens sent there are credited to no one\./);
  expect(sent('wstETH', depositor)).not.toMatch(/depositStETH/);
  expect(sent('stETH', at('PufferWithdrawalManager'))).toMatch(/credited to no one\./);
  expect(sent('WETH', at('PufferVault'))).toMatch(/the sender gets nothing, and cannot take it back/);
});

it('warns of an owner who is not the sender, because the owner pays', () => {
  const redeem = (owner: Hex): Hex => encodeFunctionData({ abi, functionName: 'redeem', args: [1n, USER, owner] });
  const other = '0x2222222222222222222222222222222222222222';
  expect(kinds(redeem(other), at('PufferVault'))).toEqual(['owner-not-sender']);
  expect(kinds(redeem(USER), at('PufferVault'))).toEqual([]);
});

it('warns of a controller of a request who is not the sender, because the request is theirs', () => {
  const request = (controller: Hex): readonly string[] =>
    kinds(
      encodeFunctionData({ abi, functionName: 'requestRedeem', args: [1n, controller, USER] }),
      null,
      'LagoonVault',
    );
  expect(request('0x2222222222222222222222222222222222222222')).toEqual(['recipient-not-sender']);
  expect(request(ZERO)).toEqual(['zero-recipient']);
  expect(request(USER)).toEqual([]);
});

it('warns of no recipient where an account gets a role', () => {
  const args = [1n, at('PufferWithdrawalManager'), 0] as const;
  const data = encodeFunctionData({ abi, functionName: 'grantRole', args });
  expect(kinds(data, null, 'InstitutionalAccessManager')).not.toContain('recipient-is-contract');
});

it('warns of a zero address that is no recipient', () => {
  const set = (authority: Hex): Hex =>
    encodeFunctionData({ abi, functionName: 'updateAuthority', args: [USER, authority] });
  expect(kinds(set(ZERO), null, 'InstitutionalAccessManager')).toContain('zero-address');
  expect(kinds(set(USER), null, 'InstitutionalAccessManager')).not.toContain('zero-address');
});

it('warns of values that fail together, and of none of them alone', () => {
  const item = functions.PufferProtocol?.find(({ name }) => name === 'registerValidatorKey');
  const register = (pufETH: bigint, tickets: bigint): Hex => {
    const permit = (amount: bigint) => ({ deadline: 1_900_000_000n, amount, v: 27, r: WORD, s: WORD });
    const keys = {
      blsPubKey: '0x',
      signature: '0x',
      depositDataRoot: WORD,
      blsEncryptedPrivKeyShares: [],
      blsPubKeySet: '0x',
      raveEvidence: '0x',
    };
    const abi = [{ type: 'function', stateMutability: 'payable', outputs: [], ...item }];
    const args = [keys, WORD, permit(pufETH), permit(tickets)];
    return encodeFunctionData({ abi, args, functionName: 'registerValidatorKey' } as never);
  };
  const causes = (data: Hex, value: bigint): readonly string[] =>
    explainer
      .explain(
        {
          kind: 'call',
          data,
          to: at('PufferProtocol'),
          from: USER,
          value,
          chainId: null,
          operation: 'call',
          note: null,
        },
        1_700_000_000n,
        { chain: 'Mainnet', contract: '' },
      )
      .warnings.filter(({ kind }) => kind === 'always-reverts')
      .map(({ cause }) => cause);
  expect(causes(register(0n, 28n), 0n)).toEqual([expect.stringContaining('InvalidETHAmount')]);
  expect(causes(register(0n, 28n), 10n ** 18n)).toEqual([]);
  expect(causes(register(1n, 28n), 0n)).toEqual([]);
  expect(causes(register(0n, 0n), 0n)).toEqual([]);
});

it('tells how to mend each v', () =>
  expect(signatureWarnings({ name: 'v', type: 'uint8', value: '37' } as Argument)).toMatchObject([
    { kind: 'wrong-v', remedy: 'Add 27 to a v of 0 or 1; with another v, sign again.' },
  ]));
