import { expect, it } from 'vitest';
import { createProgram } from '../read/program';
import { untypedHandlers } from './untyped-handlers';

const root = process.cwd();
const path = 'examples/fixture.ts';
const sample = (type: string): string => `
import { Chain, PufferClient } from '@pufferfinance/puffer-sdk';
import { formatEther, zeroAddress } from 'viem';
const { vault } = new PufferClient(Chain.Mainnet);
const before${type} = await vault.balanceOf(zeroAddress);
const after${type} = await vault.balanceOf(zeroAddress);
console.log(formatEther(after - before));
`;

function codes(text: string, overlay: ReadonlyMap<string, string>): number[] {
  const program = createProgram(root, new Map([...overlay, [path, text]]));
  return program.diagnostics(program.source(path)).map(({ code }) => code);
}

it('rejects arithmetic that is a bigint only with our declarations', () => {
  expect(codes(sample(''), new Map())).toEqual([]);
  expect(codes(sample(''), untypedHandlers(root))).toEqual([2345]);
});

it('accepts a sample that names the type', () => {
  expect(codes(sample(': bigint'), untypedHandlers(root))).toEqual([]);
});
