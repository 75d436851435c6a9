import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { chainRows } from './chain-rows';

const rowsOf = (name: string): string => {
  const found = reference.handlers.find((handler) => handler.class.name === name);
  if (found === undefined) throw new Error(`no handler ${name}`);
  return chainRows(reference, found);
};

it('says of a chain without an address only what holds for a method that signs first, too', () => {
  expect(rowsOf('PufferDepositorHandler')).toContain(
    "The SDK has no address on `Base`, `Sepolia` and doesn't say so. What is sent has [no recipient]",
  );
});

it('names the chains on which the selected token may be a placeholder', () => {
  expect(rowsOf('ERC20PermitHandler')).toMatch(
    /^Works wherever .* only wastes gas, even if it succeeds\. Some tokens are \*\*not deployed\*\* on `Holesky`: the SDK stores the zero address\./,
  );
});

it('knows no address of a handler whose caller sets it', () => {
  expect(rowsOf('InstitutionalVaultHandler')).toMatch(/^The SDK has no address for this contract\./);
});
