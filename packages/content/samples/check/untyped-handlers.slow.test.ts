import { expect, it } from 'vitest';
import { createProgram } from '../read/program';
import { onlyUntyped, untypedHandlers } from './untyped-handlers';

const root = process.cwd();
const sample = (type: string): string => `
import { Chain, PufferClient } from '@pufferfinance/puffer-sdk';
import { formatEther, zeroAddress } from 'viem';
const { vault } = new PufferClient(Chain.Mainnet);
const before${type} = await vault.balanceOf(zeroAddress);
const after${type} = await vault.balanceOf(zeroAddress);
console.log(formatEther(after - before));
`;
const samples = new Map([
  ['examples/plain.ts', sample('')],
  ['examples/named.ts', sample(': bigint')],
]);

function codes(overlay: ReadonlyMap<string, string>): number[][] {
  const program = createProgram(root, new Map([...overlay, ...samples]));
  return [...samples.keys()].map((path) => program.diagnostics(program.source(path)).map(({ code }) => code));
}

it('accepts arithmetic with our declarations, whether or not it names the type', () => {
  expect(codes(new Map())).toEqual([[], []]);
});

it('rejects arithmetic that is a bigint only with our declarations, and accepts a sample that names the type', () => {
  expect(codes(untypedHandlers(root))).toEqual([[2345], []]);
});

it('says what to do about an error that only the reader gets', () => {
  expect(onlyUntyped(['x.ts:1:1 TS1 both'], ['x.ts:1:1 TS1 both', 'x.ts:2:1 TS2345 bigint'])).toEqual([
    expect.stringMatching(/^x\.ts:2:1 TS2345 bigint\n {2}The SDK ships this handler as `any`: write the type .+`\.$/),
  ]);
});
