import { expect, it } from 'vitest';
import { importLine, packageExports, preferredPath } from '../model/package-exports';
import { surface } from './fixtures/own-surface';

const all = packageExports(surface);
const line = (name: string): string => {
  const item = all.find((candidate) => candidate.name === name);
  const path = item && preferredPath(item);
  return item && path ? importLine(item, path) : '';
};

it('finds as many values at the root as the package exports at run time', () => {
  const values = all.filter(({ typeOnly, paths }) => !typeOnly && paths[0]?.from === surface.upstream.package);
  expect(values).toHaveLength(24);
});

it('imports from a path that the type checker resolves', () => {
  expect(line('PufferClient')).toBe(`import { PufferClient } from '@pufferfinance/puffer-sdk';`);
  expect(line('ClaimInfo')).toBe(`import type { ClaimInfo } from '@pufferfinance/puffer-sdk';`);
  expect(line('CarrotStakingHandler')).toContain(`'@pufferfinance/puffer-sdk/handlers/carrot-staking-handler'`);
  expect(line('InvalidInputError')).toContain(`'@pufferfinance/puffer-sdk/dist/errors/validation-errors'`);
  expect(line('Teller')).toContain(`'@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/Teller'`);
});

it('avoids the root for a handler that has no types there', () => {
  expect(line('PufferVaultHandler')).toContain(`'@pufferfinance/puffer-sdk/handlers/puffer-vault-handler'`);
  const typed = packageExports({ ...surface, upstream: { ...surface.upstream, untyped: {} } });
  const vault = typed.find(({ name }) => name === 'PufferVaultHandler');
  expect(vault && preferredPath(vault)).toEqual({ from: '@pufferfinance/puffer-sdk', typing: 'declared' });
});
