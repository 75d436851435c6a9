import { describe, expect, it } from 'vitest';
import { approve, callsOf, compose, deposit, explainer, SAFE, TELLER_DEPOSIT, VAULT, WETH } from '../fixtures/batches';
import { rules } from '../fixtures/books';
import { calls as data } from '../fixtures/calls';
import { ACCOUNT } from '../fixtures/snippets';
import { batchOf, composeItem, MOST_CALLS, readBatch, writeBatch, type Item } from './batch';
import { batchStatus, checkBatch } from './check';
import { transactionsOf } from './outputs/transactions';

const NOW = 1_790_000_000n;

describe('several calls', () => {
  it('go out in order, each after its approvals', () => {
    const calls = callsOf([
      deposit('1'),
      { id: 'PufferVaultHandler.depositETH', typed: { walletAddress: ACCOUNT, '.value': '2' } },
    ]);
    expect(transactionsOf(calls).map(({ to, value }) => [to, value])).toEqual([
      [WETH, 0n],
      [VAULT, 0n],
      [VAULT, 2n * 10n ** 18n],
    ]);
  });

  it('make no approval twice, and one again when a call has used it', () => {
    const count = (items: readonly Item[]): number => transactionsOf(callsOf(items)).length;
    expect(count([approve('1'), deposit('1')])).toBe(2);
    expect(count([approve('0.5'), deposit('1')])).toBe(3);
    expect(count([approve('1'), deposit('1'), deposit('1')])).toBe(4);
    expect(count([approve('2'), deposit('1'), deposit('1')])).toBe(3);
    const raw: Item = { id: 'calldata', typed: { '.to': VAULT, data: '0xdeadbeef' } };
    expect(count([approve('1'), raw, deposit('1')])).toBe(4);
  });

  it('approve again after another call of the token, which may have lowered the allowance', () => {
    const item = (name: string, typed: Record<string, string>): Item => ({
      id: `ERC20Permit.${name}`,
      typed: { '.to': WETH, ...typed },
    });
    const permit = item('permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', {
      owner: ACCOUNT,
      spender: VAULT,
      value: '100000000000000000',
      deadline: '1900000000',
      v: '27',
      r: `0x${'11'.repeat(32)}`,
      s: `0x${'11'.repeat(32)}`,
    });
    const approvals = (items: readonly Item[]): readonly number[] =>
      callsOf(items).map(({ allowances }) => allowances.length);
    expect(approvals([approve('1'), permit, deposit('1')])).toEqual([0, 0, 1]);
    expect(approvals([approve('1'), approve('1', 'WETH', ACCOUNT), deposit('1')])).toEqual([0, 0, 0]);
  });

  it('approve again what a call has used up, also where the vault pulls and the allowance existed', () => {
    const place = (contract: string): string =>
      data.contracts[contract]?.places.find(({ name }) => name.startsWith('unifiETH '))?.address ?? '';
    const approved = approve('5', 'pufETH', place('BoringVault'));
    const teller = (typed: Record<string, string>, name = 'deposit(address,uint256,uint256)'): Item => ({
      id: `Teller.${name}`,
      typed: { '.to': place('Teller'), depositAsset: 'pufETH', depositAmount: '5', minimumMint: '1', ...typed },
    });
    const existing = teller({ '.approved': 'true' });
    const approvals = (items: readonly Item[]): readonly number[] =>
      callsOf(items).map(({ allowances }) => allowances.length);
    expect(approvals([approved, teller({})])).toEqual([0, 0]);
    expect(approvals([approved, existing, teller({})])).toEqual([0, 0, 1]);
    expect(approvals([approve('10', 'pufETH', place('BoringVault')), existing, teller({})])).toEqual([0, 0, 0]);
    // A permit sets the allowance anew, and its call uses it up.
    const signed: Item = {
      id: 'NucleusTellerHandler.deposit',
      typed: {
        ...TELLER_DEPOSIT,
        'params.isPreapproved': 'false',
        '.deadline': '1900000000',
        '.signature': `0x${'11'.repeat(64)}1b`,
      },
    };
    expect(approvals([approved, signed, teller({})])).toEqual([0, 0, 1]);
  });

  it('are refused with a value that the SDK uses only with another one', () => {
    const redeem = (typed: Record<string, string>): Item => ({
      id: 'ConcreteVaultHandler.redeem',
      typed: { '.token': 'ctTACpufETH', '.from': ACCOUNT, shares: '5', ...typed },
    });
    for (const alone of ['receiver', 'owner'])
      expect(compose([redeem({ [alone]: SAFE })])).toEqual({
        problem: 'The SDK uses receiver and owner only together: type both or none.',
      });
    expect(callsOf([redeem({}), redeem({ receiver: SAFE, owner: ACCOUNT })]).map(({ args }) => args.length)).toEqual([
      1, 3,
    ]);
  });

  it('are refused with two senders, and say which call is not ready', () => {
    const other = { ...deposit('1'), typed: { walletAddress: SAFE, value: '1' } };
    expect(compose([deposit('1'), other])).toEqual({ problem: expect.stringContaining('different senders') });
    expect(compose([deposit('1'), deposit('')])).toEqual({ problem: 'Call 2: 1 field to fill' });
    expect(compose([deposit('1'), { id: 'constructor', typed: {} }])).toEqual({
      problem: 'Call 2: constructor is not known.',
    });
  });

  it('are warned of one by one and together', () => {
    const withdraw: Item = {
      id: 'PufferVaultV5.withdraw(uint256,address,address)',
      typed: { assets: '1', receiver: ACCOUNT, owner: ACCOUNT, '.from': ACCOUNT },
    };
    const parts = [deposit('1'), withdraw].map((item) => composeItem(data, 'Mainnet', item, rules));
    const ready = batchOf(parts);
    if ('problem' in ready) throw new Error(ready.problem);
    const { warnings } = checkBatch(explainer, ready, NOW);
    expect(warnings.map(({ kind }) => kind)).toContain('always-reverts');
    expect(batchStatus(parts, ready, warnings.length)).toMatch(/^\d+ warnings?: 2 calls and an approval on Mainnet$/);
    const nothing = compose([deposit('1'), { ...deposit('0') }]);
    if ('problem' in nothing) throw new Error(nothing.problem);
    expect(
      checkBatch(explainer, nothing, NOW)
        .warnings.map(({ cause }) => cause)
        .join(),
    ).toContain('Call 2, PufferVaultV5.deposit:');
  });

  it('come back from the address', () => {
    const items = [deposit('1'), approve('2'), deposit('3')];
    for (const at of [0, 1, 2, 3]) expect(readBatch(data, writeBatch({ items, at }))).toEqual({ items, at });
    for (const b of ['', 'x', '{}', '[1]', '[["a"]]', '[[{}]]', 'null', `[${'[],'.repeat(500)}[]]`])
      expect(readBatch(data, { in: '__proto__', v: b, b, at: '-1' }).items.length).toBeLessThanOrEqual(MOST_CALLS);
  });
});
