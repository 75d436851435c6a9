import { expect, it } from 'vitest';
import { removedRecords } from './removed-records';

const step = (version: string, removed: readonly string[]) => ({ version, date: '', added: [], changed: [], removed });
const history = {
  first: '1.0.0',
  latest: {},
  steps: [
    step('1.1.0', ['vault VaultHandler.oldRate', 'vault VaultHandler.oldRate code', 'abi Vault function gone()']),
    step('1.2.0', ['tokens OLD_TOKENS', 'tokens OLD_TOKENS.value.ETH', 'vault VaultHandler.moved']),
  ],
};

it('leads from a removed name to the release that removed it', () =>
  expect(
    removedRecords(history, new Set(['moved']), new Set(['release-1-2-0'])).map(({ name, owner, route, anchor }) => [
      name,
      owner,
      route,
      anchor,
    ]),
  ).toEqual([
    ['oldRate', 'VaultHandler', '/changes', 'compare'],
    ['OLD_TOKENS', '', '/changes', 'release-1-2-0'],
  ]));
it('has nothing without a history', () => expect(removedRecords(null, new Set(), new Set())).toEqual([]));
