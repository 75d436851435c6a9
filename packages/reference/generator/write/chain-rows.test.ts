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
