import { decodeAbiParameters, parseAbiParameters, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodedMethod } from './safe-method';

const encoded = (type: string, values: unknown) => encodedMethod({ name: 'f', inputs: [{ name: 'x', type }] }, values);
const argument = (type: string, x: unknown): unknown =>
  decodeAbiParameters(parseAbiParameters(type), `0x${encoded(type, { x })?.data.slice(10) ?? ''}` as Hex)[0];

it.each([
  ['uint256', '15', 15n],
  ['uint256', 15, 15n],
  ['uint256', '0x0f', 15n],
  ['int256', '-15', -15n],
  ['bool', 'true', true],
  ['bool', false, false],
  ['bool', '0', false],
  ['string', '', ''],
  ['int256[]', '[-1234567890123456789, 1]', [-1234567890123456789n, 1n]],
])('encodes the %s %j', (type, written, value) => expect(argument(type, written)).toEqual(value));

it.each([
  ['string', {}],
  ['string', { x: null }],
  ['bool', {}],
  ['bool', { x: 'True' }],
  ['uint256', { x: '' }],
  ['uint256', { x: '1.5' }],
  ['uint256', { x: 1234567890123456800 }],
  ['uint256[]', { x: [1234567890123456800] }],
  ['address', { x: 'WETH' }],
])('encodes no %s from %j', (type, values) => {
  expect(encoded(type, values)).toEqual({ data: '0x', name: 'f' });
});

describe('a struct', () => {
  const struct = (names: readonly string[], x: unknown) =>
    encodedMethod(
      {
        name: 'f',
        inputs: [{ name: 'x', type: 'tuple', components: names.map((name) => ({ name, type: 'uint256' })) }],
      },
      { x },
    );
  const words = (data = ''): bigint[] => (data.slice(10).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));

  it.each([[['', '']], [['a', 'a']], [['a', 'b']]])('with the fields %j has its values in their places', (names) =>
    expect(words(struct(names, '[1, 2]')?.data)).toEqual([1n, 2n]),
  );

  it('is not encoded from more or fewer values than it has fields', () => {
    for (const values of ['[1, 2, 3]', '[1]']) expect(struct(['a', 'b'], values)).toMatchObject({ data: '0x' });
    expect(words(struct(['a', 'b'], { b: 2, a: 1 })?.data)).toEqual([1n, 2n]);
  });
});
