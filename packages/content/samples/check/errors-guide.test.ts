import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';

/** Compares what the guide to errors says about ABIs and handlers with the surface. */
const { contracts, handlers } = referenceOf(process.cwd());
const read = (page: string): string => readFileSync(`site/docs/${page}.mdx`, 'utf8').replaceAll(/\s+/g, ' ');
const guide = read('guides/errors-and-retries');

const declares = (contract: string, name: string): boolean => {
  const found = contracts.get(contract);
  if (found === undefined) throw new Error(`the surface has no contract ${contract}`);
  return found.functions.some((each) => each.name === name);
};

it('counts the ABIs without errors', () => {
  const without = [...contracts.values()].filter(({ errors }) => errors.length === 0);
  const count = `${without.length} of the`;
  expect(guide).toContain(`${count} SDK's ${contracts.size} ABIs hold no errors`);
  expect(read('getting-started')).toContain(`${count} ${contracts.size} ABIs carry no errors`);
});

/** The contracts of the first row of the table of pauses -> whether the SDK's ABI names their AccessManager. */
const managed: Readonly<Record<string, boolean>> = {
  PufferVaultV5: true,
  PufferDepositor: true,
  L2RewardManager: true,
  PufferWithdrawalManager: false,
  ValidatorTicket: false,
  PufferProtocol: false,
};

it.each(Object.entries(managed))('%s has authority() in its ABI: %s, and no paused()', (contract, known) => {
  expect(guide).toContain(
    'ABIs of vault, depositor and L2 rewards have `authority()`; for withdrawal manager, tickets and protocol',
  );
  expect(declares(contract, 'authority')).toBe(known);
  expect(declares(contract, 'paused')).toBe(false);
});

it.each([
  ['nucleusTeller', 'isPaused'],
  ['vlPuffer', 'isPaused'],
  ['nucleusAccountant', 'getRateSafe'],
])('asks for a pause with a method that exists: %s.%s', (property, method) => {
  const handler = handlers.find(({ facts }) => facts.clientProperty === property);
  expect(handler?.class.methods.map(({ name }) => name)).toContain(method);
  expect(guide).toContain(`${method}()`);
});

it('asks Lagoon for a pause by its ABI, and simulates where no ABI can tell', () => {
  expect(declares('LagoonVault', 'paused')).toBe(true);
  for (const contract of ['CarrotVesting', 'ConcreteMultiStrategyVault'])
    expect(declares(contract, 'paused')).toBe(false);
});
