import { TxBuilder } from '@morpho-labs/gnosis-tx-builder';
import { execFileSync } from 'node:child_process';
import { decodeFunctionData, erc20Abi, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { calls as data } from '../../fixtures/calls';
import { ACCOUNT, filled } from '../../fixtures/snippets';
import { composeCall } from '../call';
import type { Call } from '../composed';
import { formOf, subjectOf } from '../form';
import { PERMIT_DEADLINE, PERMIT_SIGNATURE } from '../paths';
import { readForm } from '../read';
import { castLines } from './cast-line';
import { humanAbi } from './literal';
import { safeFile } from './safe-file';
import { sdkCall } from './sdk-call';
import { walletBatch } from './wallet-batch';

const all = filled(data);

/** Composes a filled form, or throws its problems. */
function compose(id: string, typed: Record<string, string>, chain = 'Mainnet'): Call {
  const subject = subjectOf(data, id);
  if (subject === null) throw new Error(id);
  const form = formOf(data, subject);
  const reading = readForm(data, form, chain, typed);
  if (reading.problems.size > 0) throw new Error(JSON.stringify([...reading.problems]));
  const call = composeCall(data, form, chain, reading);
  if ('problem' in call) throw new Error(call.problem);
  return call;
}

describe('the Safe file', () => {
  it('is accepted with its checksum by a second implementation, for every method and function', () => {
    for (const { id, call } of all) {
      const file = safeFile([call], 1_767_225_600_000);
      const parsed = TxBuilder.parse(JSON.stringify(file));
      const sent = [...call.allowances.map(({ token }) => token), call.to];
      expect([id, parsed.map(({ to }) => to)]).toEqual([id, sent]);
      expect([parsed.at(-1)?.data, parsed.at(-1)?.value]).toEqual([call.data, String(call.value)]);
    }
  });

  it('has another checksum after a change', () => {
    const file = safeFile([compose('PufferVaultHandler.deposit', { walletAddress: ACCOUNT, value: '1' })], 1);
    const changed = { ...file, transactions: file.transactions.map((entry) => ({ ...entry, value: '1' })) };
    expect(() => TxBuilder.parse(JSON.stringify(changed))).toThrow('Invalid checksum');
  });
});

it('has the ABI of every function in the words of parseAbi', () => {
  for (const { call } of all) {
    if (call.item === null) throw new Error(call.contract);
    const [item] = parseAbi([humanAbi(call.item)] as unknown as readonly [string]) as never[];
    expect(decodeFunctionData({ abi: [item] as never, data: call.data })).toHaveProperty(
      'functionName',
      call.item.name,
    );
  }
});

it('puts the approval first, with the spender and the amount of the call', () => {
  const call = compose('PufferVaultHandler.deposit', { walletAddress: ACCOUNT, value: '0.5' });
  const { calls, atomicRequired } = walletBatch([call]);
  // Without it the approval stays when the call fails.
  expect(atomicRequired).toBe(true);
  expect(calls.map(({ to }) => to)).toEqual([data.tokens.WETH?.at.Mainnet, call.to]);
  expect(decodeFunctionData({ abi: erc20Abi, data: calls[0]?.data ?? '0x' }).args).toEqual([call.to, 5n * 10n ** 17n]);
});

it('approves the vault and not the Teller', () => {
  const typed = {
    'params.account': ACCOUNT,
    'params.token': 'USDC',
    'params.unifiToken': 'unifiUSD',
    'params.amount': '250.5',
    'params.minimumMint': '1',
    'params.isPreapproved': 'true',
  };
  const [allowance] = compose('NucleusTellerHandler.deposit', typed).allowances;
  expect(allowance).toMatchObject({ name: 'USDC', amount: 250_500_000n, spenderName: 'unifiUSD NucleusBoringVault' });
  expect(allowance?.spender).toBe(data.tokens.unifiUSD?.at.Mainnet);
});

it('needs no approval with a signed permit, and approves without one', () => {
  const typed = { walletAddress: ACCOUNT, value: '1' };
  expect(compose('PufferDepositorHandler.depositStETH', typed).allowances).toHaveLength(1);
  const signed = { ...typed, [PERMIT_DEADLINE]: '1900000000', [PERMIT_SIGNATURE]: `0x${'11'.repeat(64)}1b` };
  expect(compose('PufferDepositorHandler.depositStETH', signed).allowances).toHaveLength(0);
  expect(() => compose('CarrotVestingHandler.startVesting', { amount: '1', isPreapproved: 'false' })).toThrow(
    'signed permit',
  );
});

it('leaves the amount to the reader where only the contract knows it', () => {
  const typed = { recipient: ACCOUNT, vtAmount: '28' };
  const id = 'ValidatorTicketHandler.purchaseValidatorTicketWithPufETH';
  const open = compose(id, typed);
  expect(open.allowances).toEqual([]);
  expect(open.notes.join()).toContain('not known here');
  expect(compose(id, { ...typed, '.approve.0.amount': '0.6' }).allowances[0]?.amount).toBe(6n * 10n ** 17n);
});

it('refuses a chain without the contract', () => {
  const typed = { walletAddress: ACCOUNT };
  expect(() => compose('PufferVaultHandler.depositETH', { ...typed, '.value': '1' }, 'Base')).toThrow(
    'not deployed on Base',
  );
  expect(() =>
    compose('L2RewardManager.claimRewards((bytes32,uint256,bool,address,bytes32[])[])', { 'claimOrders.length': '0' }),
  ).toThrow('not deployed on Mainnet');
});

it('writes cast lines that a shell splits into the words that were meant', () => {
  const lines = all.map(({ call }) => castLines([call]));
  const shell = `cast() { for w; do printf '%s\\0' "$w"; done; printf '\\1'; }\nRPC_URL=u\n${lines.join('\n')}`;
  const sent = execFileSync('sh', { input: shell }).toString().split('\u0001').slice(0, -1);
  expect(sent).toHaveLength(all.reduce((sum, { call }) => sum + call.allowances.length + 1, 0));
  for (const words of sent.map((text) => text.split('\0'))) {
    expect(words[0]).toBe('send');
    expect(words[1]).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(words).toContain('--rpc-url');
  }
  // A text of the reader is one word, whatever its content.
  const text = '$(touch /tmp/x) `id` "; rm -rf ~\' \n';
  const call = compose('DistributorHandler.disputeTree', { account: ACCOUNT, reason: text });
  const [words = ''] = execFileSync('sh', { input: `cast() { printf '%s\\0' "$@"; }\nRPC_URL=u\n${castLines([call])}` })
    .toString()
    .split('\u0001');
  expect(words.split('\0')).toContain(text.trim());
});

it('asks the SDK for no permit where the page makes the approval', () => {
  const typed = {
    'params.account': ACCOUNT,
    'params.token': 'WETH',
    'params.unifiToken': 'unifiETH',
    'params.amount': '1',
    'params.minimumMint': '1',
  };
  const id = 'NucleusTellerHandler.deposit';
  const form = formOf(data, subjectOf(data, id) ?? { kind: 'raw' });
  const reading = readForm(data, form, 'Mainnet', typed);
  const call = compose(id, typed);
  expect([call.item?.name, call.allowances.length]).toEqual(['deposit', 1]);
  expect(sdkCall(data, [{ form, reading, call }])).toContain('isPreapproved: true');
  expect(() => compose(id, { ...typed, 'params.isPreapproved': 'false' })).toThrow('signed permit');
});
