import { describe, expect, it } from 'vitest';
import { between } from '../model/history';
import { createSince } from '../model/since';
import { compare } from './compare';
import { historyOf } from './history';
import { itemsOf } from './items';
import { report } from './places';

const surface = (lines: readonly string[], abi: readonly string[] = []) =>
  itemsOf({ modules: { 'a/b': { Handler: lines } }, contracts: { Vault: abi }, dependencies: { viem: '^2.0.0' } });
const keys = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  compare(before, after).map(({ kind, key }) => `${kind} ${key}`);

describe('items', () => {
  it('are exports, members, values and ABI entries; what a method returns is one of its own', () => {
    const items = surface(
      ['class', 'static make(a: Record<string, (b: B) => C>): D', 'readonly name?: string', 'make default a = {}'],
      ['function f((uint64 x) as struct S s, address as contract T) view returns (bool)', 'receive payable'],
    );
    expect([...items]).toEqual([
      ['a/b Handler', 'class'],
      ['a/b Handler.make', 'static (a: Record<string, (b: B) => C>)'],
      ['a/b Handler.make returns', 'D'],
      ['a/b Handler.name', 'readonly ?: string'],
      ['a/b Handler.make default a', '{}'],
      ['abi Vault function f((uint64),address)', expect.stringContaining('returns (bool)')],
      ['abi Vault receive', 'receive payable'],
      ['package viem', '^2.0.0'],
    ]);
  });

  it('keep overloads apart', () => {
    const items = surface([], ['function f(uint256 a) view', 'function f(uint256 a, address b) view']);
    expect([...items.keys()].filter((key) => key.startsWith('abi '))).toHaveLength(2);
  });
});

describe('a comparison', () => {
  it.each([
    ['a return type that one side does not write', ['class', 'm(a: A): B'], ['class', 'm(a: A)']],
    ['a default in words', ['class', 'm(a?: A)', 'm default a = none'], ['class', 'm(a?: A)']],
    ['a destructured parameter', ['class', 'm(a: A, params: B)'], ['class', 'm(a: A, *: B)']],
  ])('takes %s for the same', (_, ours, theirs) => {
    expect(keys(surface(ours), surface(theirs))).toEqual([]);
  });

  it.each([
    ['another type', ['class', 'm(a: A)'], ['class', 'm(a: B)'], 'changed a/b Handler.m'],
    ['another optionality', ['class', 'm(a: A)'], ['class', 'm(a?: A)'], 'changed a/b Handler.m'],
    ['another type of a destructured parameter', ['class', 'm(a: A)'], ['class', 'm(*: B)'], 'changed a/b Handler.m'],
    [
      'another default',
      ['class', 'm default a = 1n'],
      ['class', 'm default a = 2n'],
      'changed a/b Handler.m default a',
    ],
    ['a member that is gone', ['class', 'm()'], ['class'], 'removed a/b Handler.m'],
    ['a new value', ['const'], ['const', "value.Mainnet = '0x1'"], 'added a/b Handler.value.Mainnet'],
  ])('names %s', (_, ours, theirs, expected) => {
    expect(keys(surface(ours), surface(theirs))).toEqual([expected]);
  });

  it.each([
    ['another mutability', 'function f() view', 'function f() pure'],
    ['another name of a parameter', 'function f(address a) view', 'function f(address b) view'],
    ['another internal type', 'function f(address as contract A a) view', 'function f(address as contract B a) view'],
  ])('names %s', (_, ours, theirs) => {
    expect(keys(surface([], [ours]), surface([], [theirs]))).toHaveLength(1);
  });

  it('asks for the name of a struct only where the package has one', () => {
    const ours = surface([], ['function f((uint64 x) as struct IVault.S s) view']);
    expect(keys(ours, surface([], ['function f((uint64 x) s) view']))).toEqual([]);
    expect(keys(ours, surface([], ['function f((uint64 x) as struct Other.S s) view']))).toHaveLength(1);
  });

  it('is told by page, with the file to edit', () => {
    const text = report(compare(surface(['class', 'm()'], ['error E()']), surface(['class'], [])));
    expect(text).toContain('/api/a/b  (edit surface/sdk/a/b.ts)\n  - Handler.m: ()');
    expect(text).toContain(
      '/api/contracts/abis/mainnet/Vault  (edit surface/contracts/Vault.sol)\n  - Vault error E()',
    );
  });
});

describe('a history', () => {
  const release = (version: string, lines: readonly string[]) => ({ version, date: '', items: surface(lines) });
  const history = historyOf([
    release('1.0.0', ['class', 'a()', 'b(x: X)']),
    release('1.1.0', ['class', 'b(x: Y)', 'c()']),
    release('1.2.0', ['class', 'a()', 'b(x: X)']),
  ]);

  it('says which release brought a thing, and nothing of what the first had', () => {
    const { since, changedIn } = createSince(history);
    expect(since('a/b Handler.b')).toBeNull();
    expect(since('a/b Handler.c')).toBe('1.1.0');
    expect(since('a/b Handler.c', 'a/b Handler')).toBe('1.1.0');
    expect(since('a/b Handler.c', 'a/b Handler.c')).toBeNull();
    expect(since('a/b Handler.a')).toBe('1.2.0');
    expect(since(['a/b Handler.a', 'a/b Handler.c'])).toBe('1.1.0');
    expect(since(['a/b Handler.a', 'a/b Handler.b'])).toBeNull();
    expect(changedIn('a/b Handler.b')).toBe('1.2.0');
    expect(changedIn('a/b Handler.c')).toBeNull();
    expect(createSince(null).since('a/b Handler.c')).toBeNull();
  });

  it('joins steps: what came and went is left out', () => {
    expect(between(history, '1.0.0', '1.1.0')).toMatchObject({ added: ['a/b Handler.c'], removed: ['a/b Handler.a'] });
    expect(between(history, '1.0.0', '1.2.0')).toEqual({ version: '1.2.0', added: [], removed: [], changed: [] });
    expect(() => between(history, '1.2.0', '1.0.0')).toThrow('newer');
    expect(() => between(history, '0.9.0', '1.0.0')).toThrow('no release 0.9.0');
  });
});
