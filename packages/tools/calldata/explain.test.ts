import { concat, encodeFunctionData, numberToHex, parseAbi, size, toHex, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { BookFunction } from '@sdk-docs/reference/model/tools-book';
import { selectorOf } from '../book/functions';
import { functions, places, rules, spenders } from '../fixtures/books';
import { Explainer, type CallNode } from './explain';
import { readWhole } from './input';
import { readJson } from './json-calls';
import type { PastedCall } from './pasted-call';

const explainer = new Explainer(functions, { places, spenders, rules });
const NOW = 1_700_000_000n;
const USER = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const at = (name: string, chain = 'Mainnet'): Hex => {
  const place = places.places.find(({ path, chain: on }) => on === chain && path.includes(name));
  if (place === undefined) throw new Error(`no ${name} on ${chain}`);
  return place.address as Hex;
};
const pufETH = places.places.find(({ kind, path }) => kind === 'token' && path[0] === 'pufETH' && path[1] === 'Mainnet')
  ?.address as Hex;

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function deposit(uint256 assets, address receiver)',
  'function multicall(bytes[] data)',
  'function execute(address target, bytes data)',
  'function schedule(address target, bytes data, uint48 when)',
  'function customExternalCall(address target, bytes data, uint256 value)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function multiSend(bytes transactions)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);
const approve = (spender: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] });

const explain = (data: Hex, call: Partial<PastedCall> = {}, chain: string | null = 'Mainnet'): CallNode =>
  explainer.explain(
    { kind: 'call', data, to: null, from: null, value: null, chainId: null, operation: 'call', note: null, ...call },
    NOW,
    { chain, contract: '' },
  );
const warns = (node: CallNode): string => node.warnings.map(({ cause }) => cause).join('\n');
const kinds = (node: CallNode): string[] => node.warnings.map(({ kind }) => kind);

describe('the calldata explainer', () => {
  it('says an approval with token, spender and amount', () => {
    const node = explain(approve(at('PufferWithdrawalManager'), 15n * 10n ** 17n), { to: pufETH, from: USER });
    expect(node.sentence).toMatch(/^Lets PufferWithdrawalManager \(.*Mainnet.*\) move 1\.5 pufETH of the sender on /);
    expect(node.warnings).toEqual([]);
  });

  it('says an approval of an unknown token, whose amount has no unit', () => {
    const sentence = (amount: bigint): string => explain(approve(at('PufferVault'), amount)).sentence;
    expect(sentence(2n ** 256n - 1n)).toMatch(
      /^Lets PufferVault \(Mainnet\) move 2\^256 - 1, the largest value, of the sender's tokens on an unknown contract\./,
    );
    expect(sentence(5n)).toMatch(/ move 5 base units of the sender's tokens on an unknown contract\./);
  });

  it('names only the function where the data is cut off', () => {
    for (const [data, name] of [
      ['0x095ea7b3', 'approve'],
      [approve(USER, 1n).slice(0, 74) as Hex, 'approve'],
      ['0xa9059cbb', 'transfer'],
      ['0x23b872dd', 'transferFrom'],
    ] as const)
      expect(explain(data).sentence).toMatch(new RegExp(`^Calls ${name} on an unknown contract\\.`));
  });

  it('gives no amount of a token that it does not know: contracts share signatures and count different tokens', () => {
    const node = explain(approve(at('PufferWithdrawalManager'), 10n ** 18n));
    expect(node.contracts.length).toBeGreaterThan(3);
    expect(node.found).toMatchObject({ contract: '', item: { name: 'approve' } });
    expect(node.args[1]).toMatchObject({ value: '1000000000000000000', human: null, unit: null });
    const usdc = places.places.find(
      ({ kind, path, chain }) => kind === 'token' && path[0] === 'USDC' && chain === 'Mainnet',
    );
    const known = explain(approve(at('PufferWithdrawalManager'), 1_500_000n), { to: usdc?.address ?? '' });
    expect(known.args[1]?.human).toBe('1.5 USDC');
  });

  it('warns of a spender that no method needs, and of an unlimited approval', () => {
    expect(warns(explain(approve(OTHER, 5n), { to: pufETH }))).toContain('is not in the address book');
    const other = warns(explain(approve(at('PufferOracleV2'), 5n), { to: pufETH }));
    expect(other).toContain('no method of the SDK needs this approval for');
    const [wrong] = explain(approve(at('PufferOracleV2'), 5n), { to: pufETH }).warnings;
    expect(wrong?.remedy).toContain('PufferWithdrawalManager');
    expect(warns(explain(approve(at('PufferWithdrawalManager'), 2n ** 256n - 1n), { to: pufETH }))).toContain(
      'has no limit',
    );
    expect(explain(approve(OTHER, 0n), { to: pufETH }).warnings).toEqual([]);
  });

  it('warns of a recipient unlike the sender, of the zero address, of ETH for a function that takes none', () => {
    const data = encodeFunctionData({ abi, functionName: 'deposit', args: [1n, OTHER] });
    expect(warns(explain(data, { to: at('PufferVault'), from: USER, value: 1n }))).toMatch(
      /takes no ETH: it reverts\.\nreceiver is not the sender/,
    );
    const lost = encodeFunctionData({ abi, functionName: 'deposit', args: [1n, `0x${'0'.repeat(40)}`] });
    expect(warns(explain(lost, { to: at('PufferVault') }))).toContain('receiver is the zero address');
    const own = encodeFunctionData({ abi, functionName: 'deposit', args: [1n, USER] });
    expect(explain(own, { to: at('PufferVault'), from: USER }).warnings).toEqual([]);
  });

  it('warns of the wrong chain and of an unknown called address', () => {
    const data = approve(at('PufferWithdrawalManager'), 1n);
    const onMainnet = places.places.find(
      ({ address, chain }) =>
        chain === 'Mainnet' && !places.places.some((place) => place.address === address && place.chain !== 'Mainnet'),
    );
    expect(warns(explain(data, { to: onMainnet?.address ?? '' }, 'Holesky'))).toContain('On Holesky nothing is known');
    expect(warns(explain(data, { to: OTHER }))).toContain('is not in the address book');
  });

  it('warns of an expired deadline, milliseconds, a high s and a wrong v', () => {
    const permit = (deadline: bigint, v: number, s: bigint): string =>
      warns(
        explain(
          encodeFunctionData({
            abi,
            functionName: 'permit',
            args: [
              USER,
              at('PufferWithdrawalManager'),
              1n,
              deadline,
              v,
              toHex(1n, { size: 32 }),
              toHex(s, { size: 32 }),
            ],
          }),
          { to: pufETH, from: USER },
        ),
      );
    expect(permit(NOW + 60n, 27, 1n)).toBe('');
    expect(permit(NOW - 1n, 27, 1n)).toContain('deadline has passed: 2023-11-14');
    expect(permit(NOW * 1000n, 27, 1n)).toContain('milliseconds');
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    expect(permit(NOW + 60n, 27, order - 1n)).toContain('upper half');
    expect(permit(NOW + 60n, 27, order / 2n)).toBe('');
    expect(permit(NOW + 60n, 27, order / 2n + 1n)).toContain('upper half');
    expect(permit(NOW + 60n, 0, 1n)).toContain('v of the signature is 0');
  });

  it('carries what the reference warns of', () => {
    const data = encodeFunctionData({ abi, functionName: 'execute', args: [at('PufferVault'), '0x'] });
    const node = explain(data);
    expect(node.cautions.join()).toContain('The target sees the manager as its caller');
    expect(kinds(node)).toContain('administrators-only');
  });

  it('warns of a stale function, which the deployed code has no more', () => {
    const item = functions.L1RewardManager?.find(({ name }) => name === 'setL2RewardClaimer');
    const data = concat([selectorOf(item as BookFunction), `0x${'0'.repeat(64 * 8)}`]);
    expect(kinds(explain(data, { to: at('L1RewardManager') }))).toContain('replaced-function');
  });

  it('follows a call that an access manager schedules', () => {
    const inner = approve(at('PufferWithdrawalManager'), 10n ** 18n);
    const data = encodeFunctionData({ abi, functionName: 'schedule', args: [pufETH, inner, 0] });
    expect(explain(data).inner).toMatchObject([{ setting: { to: pufETH }, found: { item: { name: 'approve' } } }]);
  });

  it('follows calls inside of calls: multicall, execute, customExternalCall', () => {
    const inner = approve(at('PufferWithdrawalManager'), 10n ** 18n);
    const execute = encodeFunctionData({ abi, functionName: 'execute', args: [pufETH, inner] });
    const node = explain(encodeFunctionData({ abi, functionName: 'multicall', args: [[execute, execute]] }));
    expect(node.inner).toHaveLength(2);
    expect(node.inner[0]?.inner[0]?.sentence).toContain('move 1 pufETH');
    const custom = encodeFunctionData({ abi, functionName: 'customExternalCall', args: [pufETH, inner, 7n] });
    expect(explain(custom).inner).toMatchObject([
      { setting: { to: pufETH, value: 7n }, found: { item: { name: 'approve' } } },
    ]);
  });

  it('follows a Safe: execTransaction and multiSend', () => {
    const inner = approve(at('PufferWithdrawalManager'), 10n ** 18n);
    const one = concat(['0x00', pufETH, numberToHex(5n, { size: 32 }), numberToHex(size(inner), { size: 32 }), inner]);
    const batch = encodeFunctionData({ abi, functionName: 'multiSend', args: [concat([one, one])] });
    const zero = `0x${'0'.repeat(40)}` as const;
    const safe = encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [OTHER, 0n, batch, 1, 0n, 0n, 0n, zero, zero, '0x'],
    });
    const node = explain(safe, { to: USER });
    expect(node.found?.contract).toBe('Safe');
    expect(warns(node)).not.toContain('zero address');
    expect(node.inner[0]?.inner).toHaveLength(2);
    expect(node.inner[0]?.inner[1]).toMatchObject({
      setting: { to: pufETH, value: 5n },
      found: { item: { name: 'approve' } },
    });
  });

  it('reads a plain transfer at the end of a batch', () => {
    const transfer = concat(['0x00', OTHER, numberToHex(5n, { size: 32 }), numberToHex(0, { size: 32 })]);
    const node = explain(encodeFunctionData({ abi, functionName: 'multiSend', args: [transfer] }));
    expect(node.inner).toMatchObject([{ setting: { to: OTHER, value: 5n } }]);
    expect(node.warnings).toEqual([]);
  });

  it('says when an address word has set upper bytes, which viem decodes silently, and when bytes follow', () => {
    const data = approve(at('PufferWithdrawalManager'), 1n);
    const set = explain(`${data.slice(0, 10)}ff${data.slice(12)}` as Hex, { to: pufETH });
    expect(set.warnings[0]).toMatchObject({ kind: 'odd-data' });
    expect(warns(set)).toContain('a contract may refuse or read differently');
    expect(explain(`${data}00`, { to: pufETH }).warnings).toMatchObject([
      {
        kind: 'extra-data',
        cause: '1 extra byte follows the arguments: they are ignored.',
        values: { bytes: '1' },
      },
    ]);
    expect(explain(data, { to: pufETH }).warnings).toEqual([]);
  });

  it('says when the last digit is half a byte', () => {
    const half = explain(`${approve(at('PufferWithdrawalManager'), 1n)}0`, { to: pufETH });
    expect(half.warnings).toMatchObject([
      { kind: 'truncated-data', cause: expect.stringContaining('the end is missing') as string },
    ]);
  });

  it('leaves an unknown selector raw and says so', () => {
    const node = explain('0xdeadbeef00');
    expect(node).toMatchObject({ found: null, args: [], data: '0xdeadbeef00' });
    expect(node.notes.join()).toContain('unknown');
  });

  it('reads transactions, EIP-5792 batches, Safe files, receipts and lines of viem', async () => {
    const data = approve(at('PufferWithdrawalManager'), 1n);
    const tx = { to: pufETH, from: USER, data, value: '0x0', chainId: 1 };
    expect((await readWhole(JSON.stringify(tx))).items).toMatchObject([
      { to: pufETH, from: USER, value: 0n, chainId: 1 },
    ]);
    const batch = {
      method: 'wallet_sendCalls',
      params: [
        {
          chainId: '0x1',
          from: USER,
          calls: [
            { to: pufETH, data },
            { to: OTHER, value: '0x5' },
          ],
        },
      ],
    };
    expect((await readWhole(JSON.stringify(batch))).items).toMatchObject([
      { chainId: 1, from: USER, data },
      { to: OTHER, data: '0x', value: 5n },
    ]);
    const safe = {
      chainId: '1',
      meta: { createdFromSafeAddress: USER },
      transactions: [{ to: pufETH, value: '0', data, contractMethod: null }],
    };
    expect((await readWhole(JSON.stringify(safe))).items).toMatchObject([{ from: USER, chainId: 1, data }]);
    const receipt = { transactionHash: '0x12', status: '0x0', logs: [{ address: pufETH, topics: [], data: '0x' }] };
    expect(await readWhole(JSON.stringify(receipt))).toMatchObject({
      items: [{ kind: 'receipt', status: '0x0' }, { kind: 'log' }],
      problem: null,
    });
    const lines = `Raw Call Arguments:\n  from:  ${USER}\n  to:    ${pufETH}\n  value: 1.5 ETH\n  data:  ${data}`;
    expect((await readWhole(lines)).items).toMatchObject([{ from: USER, to: pufETH, value: 15n * 10n ** 17n, data }]);
    expect((await readWhole('no hex')).problem).toContain('No calldata');
  });
});

it('reads a value with an n behind it, small or large', () => {
  for (const value of ['5n', '5N'])
    expect(readJson(JSON.stringify({ to: USER, data: '0x12345678', value }))?.items).toMatchObject([{ value: 5n }]);
});
