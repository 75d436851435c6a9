import { describe, expect, it } from 'vitest';
import { ownFunctions } from '../calldata/own-abi';
import { DEEPEST, parseSignature } from './parse-signature';

const deep = (depth: number): string => `f(${'('.repeat(depth)}uint256${')'.repeat(depth)}[] a)`;

describe('types of a written function', () => {
  it.each(['uint', 'uint8', 'int248[]', 'bytes1', 'bytes32[3]', '(uint64 a, bool b)[] list', 'uint256[1000][]'])(
    'takes %s',
    (type) => expect(parseSignature(`f(${type})`)?.inputs).toHaveLength(1),
  );

  it.each(['uint0', 'uint7', 'uint264', 'uint999', 'int1', 'uint08', 'bytes0', 'bytes33', '()', '()[9]', 'uint8[0]'])(
    'refuses %s, which Solidity does not have',
    (type) => expect(parseSignature(`f(${type})`)).toBeNull(),
  );

  it('refuses deep types, which take long to decode', () => {
    expect(parseSignature(deep(DEEPEST))).not.toBeNull();
    expect(parseSignature(deep(DEEPEST + 1))).toBeNull();
    expect(parseSignature(`f(uint8${'[1]'.repeat(DEEPEST + 1)})`)).toBeNull();
    for (const type of ['uint256[1]', 'uint256[1]'.padEnd(30_000, '[1]')])
      expect(ownFunctions(JSON.stringify([{ type: 'function', name: 'f', inputs: [{ type }] }])).problem === '').toBe(
        type.length < 99,
      );
    const nested = (depth: number): object =>
      depth === 0 ? { type: 'bool' } : { type: 'tuple', components: [nested(depth - 1)] };
    for (const [depth, problem] of [
      [DEEPEST, ''],
      [DEEPEST + 1, "This isn't an ABI"],
    ] as const)
      expect(
        ownFunctions(JSON.stringify([{ type: 'function', name: 'f', inputs: [nested(depth)] }])).problem,
      ).toContain(problem);
  });
});

describe('types without words', () => {
  it.each([
    { name: 'a', type: 'uint256[0][100][100][100]' },
    { name: 'a', type: 'tuple[100][100][100]', components: [] },
    { name: 'a', type: 'tuple[100]' },
  ])('$type of a pasted ABI is refused: its lists take long to decode', (input) =>
    expect(ownFunctions(JSON.stringify([{ type: 'function', name: 'f', inputs: [input] }])).problem).toContain(
      "This isn't an ABI",
    ),
  );
});
