import { encodeFunctionData, parseAbi, zeroAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { functions, places, rules, spenders } from '../fixtures/books';
import { Explainer, type CallNode } from './explain';
import { ownFunctions } from './own-abi';

const TARGET = '0x2222222222222222222222222222222222222222';
const SENDER = '0x4444444444444444444444444444444444444444';
const DATA = '0xdeadbeef';
const inside = (signature: string, args: readonly unknown[]): readonly CallNode[] => {
  const explainer = new Explainer({ ...functions, ...ownFunctions(signature).functions }, { places, spenders, rules });
  const data = encodeFunctionData({ abi: parseAbi([`function ${signature}`] as never), args } as never);
  const call = { kind: 'call', data, to: null, from: null, value: null, chainId: null, note: null } as const;
  return explainer.explain({ ...call, operation: 'call' }, 0n, { chain: 'Mainnet', contract: '' }).inner;
};
const said = (signature: string, args: readonly unknown[]) =>
  inside(signature, args).map(({ setting: { to, value, operation }, data, warnings }) => [
    to,
    value,
    operation,
    data,
    warnings.some(({ kind }) => kind === 'delegatecall'),
  ]);
describe('contracts outside the SDK', () => {
  const explainer = new Explainer(functions, { places, spenders, rules });
  const innerOf = (signature: string, args: readonly unknown[], to: string | null = null) => {
    const data = encodeFunctionData({ abi: parseAbi([`function ${signature}`] as never), args } as never);
    const pasted = { kind: 'call', data, to, from: null, value: null, chainId: null, note: null } as const;
    return explainer.explain({ ...pasted, operation: 'call' }, 0n, { chain: 'Mainnet', contract: '' }).inner;
  };
  const struct = '(address target, uint256 value, bytes data)';

  it.each([
    ['execute(address target, uint256 value, bytes data)', [TARGET, 5n, DATA], 5n],
    [`executeBatch(${struct}[] calls)`, [[{ target: TARGET, value: 5n, data: DATA }]], 5n],
    ['executeBatch(address[] targets, uint256[] values, bytes[] data)', [[TARGET], [5n], [DATA]], 5n],
    [
      'tryAggregate(bool requireSuccess, (address target, bytes data)[] calls)',
      [true, [{ target: TARGET, data: DATA }]],
      0n,
    ],
  ] as const)('make the calls inside: %s', (signature, args, value) =>
    expect(innerOf(signature, args, SENDER)).toMatchObject([
      { setting: { to: TARGET, from: SENDER, value }, data: DATA },
    ]),
  );

  it('read no call of MultiSend with another operation than 0 and 1', () => {
    const packed = (operation: string): Hex => `0x${operation}${TARGET.slice(2)}${'0'.repeat(126)}04${DATA.slice(2)}`;
    for (const [operation, count] of [
      ['00', 1],
      ['01', 1],
      ['02', 0],
      ['10', 0],
    ] as const)
      expect(innerOf('multiSend(bytes transactions)', [packed(operation)])).toHaveLength(count);
  });
});

const call = (value = 5n, data: Hex = DATA) => ({ target: TARGET, value, data });

describe('a call in a struct', () => {
  it('has the operation beside the struct, or its own', () => {
    const beside = 'execute((address target, uint256 value, bytes data) call, uint8 operation)';
    expect(said(beside, [call(), 1])).toEqual([[TARGET, 5n, 'delegatecall', DATA, true]]);
    expect(said(beside, [call(), 0])).toEqual([[TARGET, 5n, 'call', DATA, false]]);
    expect(said(beside, [call(0n, '0x'), 1])).toEqual([[TARGET, 0n, 'delegatecall', '0x', true]]);
    const own = 'execute((address target, uint256 value, bytes data, uint8 operation) call, uint8 operation)';
    expect(said(own, [{ ...call(), operation: 0 }, 1])).toEqual([[TARGET, 5n, 'call', DATA, false]]);
  });

  it('has the target beside the struct', () =>
    expect(
      said('execute(address target, (uint256 value, bytes data) call, uint8 operation)', [TARGET, call(), 1]),
    ).toEqual([[TARGET, 5n, 'delegatecall', DATA, true]]));

  it('has the target and the value of its place in lists of lists, and none where that is unclear', () => {
    const OTHER = '0x3333333333333333333333333333333333333333';
    const at = (signature: string, args: readonly unknown[]) => said(signature, args).map(([to, value]) => [to, value]);
    expect(
      at('execute(address[] targets, bytes[][] data)', [
        [TARGET, OTHER],
        [[DATA, DATA], [DATA]],
      ]),
    ).toEqual([
      [TARGET, 0n],
      [TARGET, 0n],
      [OTHER, 0n],
    ]);
    const both = [[TARGET, OTHER], { data: [DATA, DATA] }];
    expect(at('execute(address[] targets, (bytes[] data) x)', both)).toEqual([
      [TARGET, 0n],
      [OTHER, 0n],
    ]);
    expect(at('execute(address[] targets, bytes[] data)', [[TARGET], [DATA, DATA]])).toEqual([
      [TARGET, 0n],
      [null, 0n],
    ]);
    expect(at('execute(address[] targets, bytes data)', [[TARGET], DATA])).toEqual([[null, 0n]]);
    const calls = [call(), call()];
    expect(at('execute(uint256 value, (address target, bytes data)[] calls)', [9n, calls])).toEqual([
      [TARGET, null],
      [TARGET, null],
    ]);
    expect(at('execute(address target, uint256[] values, bytes[] data)', [TARGET, [1n, 2n], [DATA, '0x']])).toEqual([
      [TARGET, 1n],
      [TARGET, 2n],
    ]);
    const bridge = 'bridge(address to, uint256 amount, (uint32 chain, bytes data) x)';
    expect(at(bridge, [OTHER, 1n, { chain: 1, data: DATA }])).toEqual([[null, 0n]]);
  });

  it('is found in lists of a fixed length and of lists', () => {
    const found = [TARGET, 5n, 'call', DATA, false];
    expect(said('execute((address target, uint256 value, bytes data)[2] calls)', [[call(), call()]])).toEqual([
      found,
      found,
    ]);
    expect(said('execute((address target, uint256 value, bytes data)[][] calls)', [[[call()], [call()]]])).toEqual([
      found,
      found,
    ]);
    expect(
      said('execute(address[2] targets, bytes[2] data, uint8[2] operations)', [
        [TARGET, zeroAddress],
        [DATA, DATA],
        [1, 0],
      ]),
    ).toEqual([
      [TARGET, 0n, 'delegatecall', DATA, true],
      [zeroAddress, 0n, 'call', DATA, false],
    ]);
  });
});
