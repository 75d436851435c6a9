import { describe, expect, it } from 'vitest';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { TELLER_DEPOSIT } from '../fixtures/batches';
import { calls } from '../fixtures/calls';
import { ACCOUNT } from '../fixtures/snippets';
import { composeCall } from './call';
import type { Call } from './composed';
import { formOf, subjectOf } from './form';
import { readForm } from './read';

const ELSEWHERE = '0x00000000000000000000000000000000000000A1';

function compose(data: CallsData, id: string, chain: string, typed: Record<string, string>): Call {
  const subject = subjectOf(data, id);
  if (subject === null) throw new Error(id);
  const form = formOf(data, subject);
  const reading = readForm(data, form, chain, typed);
  expect([...reading.problems]).toEqual([]);
  const call = composeCall(data, form, chain, reading);
  if ('problem' in call) throw new Error(call.problem);
  return call;
}

describe('the approvals in front of a call', () => {
  it.each(['Mainnet', 'Holesky'])('name the token and the spender of %s', (chain) => {
    const call = compose(calls, 'PufferVaultHandler.deposit', chain, { walletAddress: ACCOUNT, value: '0.5' });
    const vault = calls.contracts.PufferVaultV5?.places.find((place) => place.chain === chain)?.address;
    expect(call.allowances).toMatchObject([
      { token: calls.tokens.WETH?.at[chain], spender: vault, amount: 500_000_000_000_000_000n },
    ]);
    expect(call.to).toBe(vault);
  });

  it('go to the vault that pulls, on the chain of the call alone', () => {
    const vaults = calls.contracts.BoringVault;
    const here = vaults?.places.find(({ name }) => name.startsWith('unifiETH '));
    if (vaults === undefined || here === undefined) throw new Error('the vault is gone');
    const other = { ...here, chain: 'Holesky', address: ELSEWHERE };
    const data: CallsData = {
      ...calls,
      contracts: { ...calls.contracts, BoringVault: { ...vaults, places: [other, ...vaults.places] } },
    };
    const call = compose(data, 'NucleusTellerHandler.deposit', 'Mainnet', TELLER_DEPOSIT);
    expect(call.allowances).toMatchObject([{ spender: here.address, spenderName: here.name }]);
    expect(call.to).not.toBe(here.address);
  });

  it('are left to the reader for a Teller at an address of their own, whose vault is unknown', () => {
    const typed = { depositAsset: 'pufETH', depositAmount: '1', minimumMint: '1', '.from': ACCOUNT };
    const id = 'Teller.deposit(address,uint256,uint256)';
    const own = compose(calls, id, 'Mainnet', { ...typed, '.to': ELSEWHERE });
    expect(own).toMatchObject({ place: null, allowances: [] });
    expect(own.notes).toEqual(['The spender is what vault() returns: approve it yourself.']);
    for (const { address, name } of calls.contracts.Teller?.places ?? []) {
      const vault = calls.contracts.BoringVault?.places.find((place) =>
        place.name.startsWith(name.split(' ')[0] ?? ''),
      );
      const call = compose(calls, id, 'Mainnet', { ...typed, '.to': address ?? '' });
      expect([call.allowances.map(({ spender }) => spender), call.notes]).toEqual([[vault?.address], []]);
    }
  });

  it('are none for an amount of zero, and none where a permit is signed', () => {
    const none = compose(calls, 'PufferVaultHandler.deposit', 'Mainnet', { walletAddress: ACCOUNT, value: '0' });
    expect(none.allowances).toEqual([]);
    const signed = compose(calls, 'NucleusTellerHandler.deposit', 'Mainnet', {
      ...TELLER_DEPOSIT,
      'params.isPreapproved': 'false',
      '.deadline': '1900000000',
      '.signature': `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`,
    });
    expect(signed.allowances).toEqual([]);
  });
});
