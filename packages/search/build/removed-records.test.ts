import { expect, it } from 'vitest';
import { removedRecords } from './removed-records';

const step = (version: string, removed: readonly string[], added: readonly string[] = []) => ({
  version,
  date: '',
  added,
  changed: [],
  removed,
});
const history = {
  first: '1.0.0',
  latest: {},
  steps: [
    step('1.1.0', ['vault VaultHandler.oldRate', 'vault VaultHandler.oldRate code', 'abi Vault function gone()']),
    step('1.2.0', [
      'tokens OLD_TOKENS',
      'tokens OLD_TOKENS.value.ETH',
      'vault VaultHandler.kept',
      'tokens Moved',
      'vault Back',
    ]),
    step('1.3.0', [], ['vault Back']),
  ],
};
const location = { file: 'surface/replaced.json', line: 2 };
const replaced = [
  { removed: ['VaultHandler.oldRate'], release: '', now: '{@link VaultHandler.rate}', location },
  { removed: ['abis.OLD_ABIS'], release: '1.2.0', now: 'Nothing', location },
];

it('leads from a removed name to what replaced it', () =>
  expect(
    removedRecords(history, replaced, new Set(['kept', 'Moved'])).map(({ name, owner, route, anchor, text }) => [
      `${owner}.${name}`,
      `${route}#${anchor}`,
      text,
    ]),
  ).toEqual([
    [
      'VaultHandler.oldRate',
      '/changes#removed-names',
      'VaultHandler.oldRate was removed in release 1.1.0 of the SDK. Now: VaultHandler.rate.',
    ],
    ['.OLD_TOKENS', '/changes#removed-names', 'OLD_TOKENS was removed in release 1.2.0 of the SDK.'],
    ['VaultHandler.kept', '/changes#removed-names', 'VaultHandler.kept was removed in release 1.2.0 of the SDK.'],
    ['abis.OLD_ABIS', '/changes#removed-names', 'abis.OLD_ABIS was removed in release 1.2.0 of the SDK. Now: Nothing.'],
  ]));
it('has nothing without a history', () => expect(removedRecords(null, [], new Set())).toEqual([]));
