import { describe, expect, it } from 'vitest';
import { formatCall, formatType, onOneLine } from './type-text';

describe('onOneLine', () => {
  it.each([
    ['Promise<\n  readonly [\n    a: Hex,\n    b: bigint,\n  ]\n>', 'Promise<readonly [a: Hex, b: bigint]>'],
    ['{ chain: Chain } & (\n  | { a: string[] }\n  | { b: B; }\n)', '{ chain: Chain } & ({ a: string[] } | { b: B })'],
    ['{ transact: (value: bigint) => Promise<Hash>; }', '{ transact: (value: bigint) => Promise<Hash> }'],
  ])('%j', (text, expected) => expect(onOneLine(text)).toBe(expected));
});

describe('formatCall', () => {
  it('keeps a short signature on one line', () => {
    expect(formatCall('approve', ['spender: Address', 'amount: bigint'], ': Promise<Hash>')).toBe(
      'approve(spender: Address, amount: bigint): Promise<Hash>',
    );
  });

  it('puts each parameter of a long signature on its own line', () => {
    const text = formatCall('f', ['first: Address', 'second: bigint'], `: { ${'x'.repeat(80)}: bigint }`);
    expect(text.split('\n').slice(0, 3)).toEqual(['f(', '  first: Address,', '  second: bigint,']);
  });
});

describe('formatType', () => {
  it('breaks a long object type after each field, and only at its own separators', () => {
    const type = `PermitData & { account: { address: Address; nonce: bigint }; depositAsset: Address; minimumMint: bigint; more: bigint }`;
    expect(formatType(type).split('\n')).toEqual([
      'PermitData & {',
      '  account: { address: Address; nonce: bigint };',
      '  depositAsset: Address;',
      '  minimumMint: bigint;',
      '  more: bigint;',
      '}',
    ]);
  });
});
