import { decodeAbiParameters, parseAbiParameters, type Hex } from 'viem';
import { expect, it } from 'vitest';
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
  expect(encoded(type, values)).toMatchObject({ data: '0x', note: expect.stringContaining('do not fit the inputs') });
});
