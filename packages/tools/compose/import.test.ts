import fc from 'fast-check';
import { concatHex, decodeFunctionData, encodeFunctionData, parseAbi, parseEther, toRlp, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { callsOf, compose, deposit, explainer, SAFE, VAULT, WETH } from '../fixtures/batches';
import { calls as data } from '../fixtures/calls';
import { filled } from '../fixtures/snippets';
import { lacksValues, pastedText } from '../calldata/pasted-text';
import { warning } from '../warnings/warning';
import { importCalls, readPasted } from './import';
import { multiSendData } from './outputs/safe-hash';
import { safeFile } from './outputs/safe-file';
import { transactionsOf } from './outputs/transactions';
import { walletBatch } from './outputs/wallet-batch';

const all = filled(data);
const HASH: Hex = `0x${'11'.repeat(32)}`;
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

const taken = (text: string, chain = 'Mainnet') => {
  const pasted = readPasted(explainer, text, chain);
  return pasted === null || 'problem' in pasted ? pasted : importCalls(data, pasted);
};
const imported = (text: string, chain = 'Mainnet') => {
  const found = taken(text, chain);
  if (found === null || 'problem' in found) throw new Error(JSON.stringify(found));
  return found;
};

describe('an import', () => {
  it('gives every call back byte for byte, from a wallet batch and from both forms of a Safe file', () => {
    for (const { id, call } of all) {
      const sent = transactionsOf([call]);
      const builder = JSON.parse(JSON.stringify(safeFile([call], 1))) as { transactions: object[] };
      for (const file of [walletBatch([call]), builder]) {
        const found = imported(JSON.stringify(file));
        expect([id, found.chain]).toEqual([id, call.chain]);
        expect([id, transactionsOf(callsOf(found.items, call.chain))]).toEqual([id, sent]);
        expect([id, found.items.at(-1)?.id]).not.toEqual([id, '']);
      }
    }
  });

  it('reads a Safe file that has a method and its values in the place of data', () => {
    const file = {
      chainId: '1',
      meta: { createdFromSafeAddress: SAFE },
      transactions: [
        {
          to: WETH,
          value: '0',
          data: null,
          contractMethod: {
            name: 'approve',
            payable: false,
            inputs: [
              { name: 'guy', type: 'address' },
              { name: 'wad', type: 'uint256' },
            ],
          },
          contractInputsValues: { guy: VAULT, wad: '1500000000000000000' },
        },
        { to: VAULT, value: '1', data: '0x' },
      ],
    };
    const { items } = imported(JSON.stringify(file));
    expect(items).toEqual([
      {
        id: 'ERC20Permit.approve(address,uint256)',
        typed: { '.to': WETH, '.from': SAFE, spender: VAULT, value: '1.5' },
      },
      { id: 'calldata', typed: { '.to': VAULT, '.from': SAFE, '.value': '0.000000000000000001', data: '0x' } },
    ]);
  });

  it('adds no approval to a batch that has none, until the reader asks for it', () => {
    const [call] = callsOf([deposit('1')]);
    const { items } = imported(JSON.stringify({ to: VAULT, data: call?.data, chainId: 1 }));
    expect(items[0]?.typed['.approved']).toBe('true');
    expect(transactionsOf(callsOf(items))).toHaveLength(1);
    const asked = items.map(({ id, typed }) => ({ id, typed: { ...typed, '.approved': 'false' } }));
    expect(transactionsOf(callsOf(asked))).toHaveLength(2);
    const both = imported(JSON.stringify(walletBatch(callsOf([deposit('1')])))).items;
    expect(both.map(({ typed }) => typed['.approved'])).toEqual([undefined, undefined]);
  });

  it('opens a MultiSend and a Safe transaction, and refuses a delegatecall and two chains', () => {
    const calls = callsOf([deposit('1'), deposit('2')]);
    const inner = multiSendData(transactionsOf(calls));
    const to = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
    expect(imported(JSON.stringify({ to, data: inner, value: '0', operation: 1 })).items.map(({ id }) => id)).toEqual([
      'ERC20Permit.approve(address,uint256)',
      'PufferVaultV5.deposit(uint256,address)',
      'ERC20Permit.approve(address,uint256)',
      'PufferVaultV5.deposit(uint256,address)',
    ]);
    const refused = (value: object) => taken(JSON.stringify(value), 'Mainnet');
    const abi = parseAbi(['function multiSend(bytes transactions)']);
    const { args } = decodeFunctionData({ abi, data: inner });
    const longer = encodeFunctionData({ abi, functionName: 'multiSend', args: [concatHex([args[0], '0xbeef'])] });
    const whole = imported(JSON.stringify({ to, data: longer, value: '0' })).items;
    expect(whole).toEqual([{ id: 'calldata', typed: expect.objectContaining({ data: longer }) as unknown }]);
    expect(refused({ to, data: longer, operation: 1 })).toHaveProperty('problem');
    expect(refused({ to: SAFE, data: '0xdeadbeef', operation: 1 })).toHaveProperty(
      'problem',
      expect.stringContaining('delegatecall'),
    );
    const one = { to: SAFE, data: '0xdeadbeef' };
    expect(
      refused([
        { ...one, chainId: 1 },
        { ...one, chainId: 56 },
      ]),
    ).toHaveProperty('problem', expect.stringContaining('several chains'));
    expect(refused({ ...one, chainId: 1234567 })).toHaveProperty('problem', expect.stringContaining('1234567'));
  });

  it('drops no value, target, call or method that it cannot read: it imports nothing then', () => {
    const method = { name: 'approve', inputs: [{ name: 'wad', type: 'uint256' }] };
    const good = { to: VAULT, data: '0x', value: '1' };
    for (const [call, says] of [
      [{ ...good, value: 1e18 }, /^value cannot be read/],
      [{ ...good, value: '1.5' }, /^value cannot/],
      [{ to: 'vault.eth', data: '0xdeadbeef' }, /^to cannot/],
      [{ to: WETH, value: '0', contractMethod: method, contractInputsValues: { wad: '1.5' } }, /cannot be read/],
      [{ calls: [good, { ...good, data: '0x123' }] }, /Part of a list cannot/],
      [{ calls: [[good, { ...good, data: '0x123' }]] }, /Part of a list cannot/],
      [{ calls: [good, 'deposit'] }, /Part of a list cannot/],
      [{ params: [good, { to: VAULT, data: '0x123' }] }, /Part of a list cannot/],
      [{ results: [[{ data: '0x123' }], good] }, /Part of a list cannot/],
    ] as const)
      expect([call, taken(JSON.stringify({ chainId: 1, ...call }))]).toEqual([
        call,
        { problem: expect.stringMatching(says) as unknown },
      ]);
    expect(taken(JSON.stringify([good, { to: VAULT, data: '0x123' }]))).toHaveProperty('problem');
    expect(taken(JSON.stringify([good, { name: 'a', value: 1 }, null, 'x']))).not.toHaveProperty('problem');
    expect(taken(`to: ${VAULT} data: 0xdeadbeef value: 1 BNB`)).toHaveProperty('problem');
    expect(taken('0xdeadbeef 0xdeadbeee')).toHaveProperty('problem', expect.stringContaining('Another call'));
    expect(imported(`data: 0xdeadbeef to: ${VAULT} value: 1 ETH`).items).toMatchObject([{ typed: { '.value': '1' } }]);
    expect(imported(JSON.stringify({ calls: [good, { ...good, value: 2, data: undefined }] })).items).toHaveLength(2);
  });

  it('has the value of the text, or a problem', () => {
    const value = fc.oneof(
      fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String),
      fc.nat(),
      fc.double(),
      fc.string(),
      fc.constantFrom(null, '', '1.5', '0x10', '5n', 1e18, -1, {}, []),
    );
    fc.assert(
      fc.property(value, (given) => {
        const text = JSON.stringify({ to: VAULT, data: '0xdeadbeef', value: given });
        const found = taken(text);
        if (found === null) throw new Error(text);
        if ('problem' in found) return;
        const { value: written } = JSON.parse(text) as { value: string | number | null };
        const wei = BigInt(String(written ?? '').replace(/n$/, ''));
        expect([text, parseEther(found.items[0]?.typed['.value'] ?? '0')]).toEqual([text, wei]);
      }),
      { numRuns: 300 },
    );
  });

  it('takes no raw transaction for calldata', () => {
    const list = (more: readonly Hex[]): Hex =>
      toRlp(['0x', '0x01', '0x5208', VAULT as Hex, '0x01', `0x${'ab'.repeat(40)}`, ...more]);
    const raw = [list([]), list(['0x25', HASH, HASH]), concatHex(['0x02', toRlp([list([]), HASH])])];
    for (const text of raw.flatMap((hex) => [hex, JSON.stringify({ raw: hex }), JSON.stringify({ data: hex })]))
      expect(taken(text)).toHaveProperty('problem', expect.stringContaining('raw transaction'));
    expect(taken('0xf8000000ff')).not.toHaveProperty('problem');
  });

  it('takes from the explainer what it has read, and no value that it has not', () => {
    const call = { data: '0xdeadbeef', to: null, from: null, value: null };
    expect(pastedText([call])).toBe('0xdeadbeef');
    expect(imported(pastedText([{ ...call, value: 10n ** 18n }])).items).toMatchObject([{ typed: { '.value': '1' } }]);
    expect(pastedText([{ ...call, to: VAULT }])).toBe(JSON.stringify({ to: VAULT, data: '0xdeadbeef' }));
    const warned = (values: Readonly<Record<string, string>>) => ({ warnings: [warning('odd-data', '', '', values)] });
    expect([lacksValues(warned({})), lacksValues(warned({ value: '1.5' }))]).toEqual([false, true]);
  });

  it('keeps data that no form gives back, with its last byte', () => {
    const [call] = callsOf([deposit('1')]);
    const long = `${call?.data ?? ''}00`;
    expect(imported(JSON.stringify({ to: VAULT, data: long })).items).toEqual([
      { id: 'calldata', typed: { '.to': VAULT, data: long } },
    ]);
  });

  it('throws for no text, however it is broken', () => {
    const sent = JSON.stringify(walletBatch(callsOf([deposit('1'), deposit('2')])));
    const hex = fc
      .array(fc.integer({ min: 0, max: 255 }))
      .map((bytes) => `0x${bytes.map((b) => b.toString(16).padStart(2, '0')).join('')}`);
    const cut = fc
      .tuple(fc.nat(sent.length), fc.string(), fc.nat(80))
      .map(([at, put, gone]) => sent.slice(0, at) + put + sent.slice(at + gone));
    const call = fc.record({
      to: fc.anything(),
      data: fc.oneof(hex, fc.anything()),
      value: fc.anything(),
      operation: fc.anything(),
      chainId: fc.anything(),
    });
    const json = fc
      .array(call)
      .map((calls) =>
        JSON.stringify({ calls }, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      );
    fc.assert(
      fc.property(fc.oneof(hex, cut, json, fc.json(), fc.string()), (text) => {
        const found = taken(text, 'Mainnet');
        if (found !== null && !('problem' in found)) compose(found.items);
      }),
      { numRuns: 1_000 },
    );
  });

  it('throws for no object in place of a text or a number', () => {
    const odd = { toString: [] };
    for (const field of ['to', 'data', 'value', 'operation', 'chainId', 'nonce', 'safeTxGas', 'contractMethod'])
      for (const safe of [{}, { safe: `0x${'1'.repeat(40)}`, nonce: 1 }])
        expect(() =>
          taken(
            JSON.stringify({ calls: [{ to: `0x${'2'.repeat(40)}`, data: '0x', ...safe, [field]: odd }] }),
            'Mainnet',
          ),
        ).not.toThrow();
  });

  it('takes no name, and throws for nothing', () => {
    for (const text of [
      'vault.deposit',
      KEY,
      '',
      '0x',
      '0x1234',
      '{}',
      '[]',
      '{"to":1}',
      '0xzz',
      'data:',
      `[${'['.repeat(5000)}`,
    ])
      expect(taken(text, 'Mainnet')).toBeNull();
  });
});
