import { expect, it } from 'vitest';
import type { Surface } from '../model/surface';
import { reference, surface } from './fixtures/own-surface';
import { approvalsPage } from './write/approvals-page';
import { createReference } from '../model/reference';

const bodyOf = (of: Surface): string => approvalsPage(createReference(of)).text;

it('states for every token whether it has a permit', () => {
  const rows = [
    ...bodyOf(surface).matchAll(/<Tr id="permit-(\w+)"><th scope="row">`\1`<\/th><td data-label="Permit">([^<]+)</g),
  ];
  const tokens = reference.constant('TOKENS_PERMIT_VERSION').entries;
  expect(rows.map(([, token]) => token)).toEqual(tokens.map(({ path }) => path[0]));
  expect(Object.fromEntries(rows.map(([, token, answer]) => [token, answer]))).toMatchObject({
    CARROT: 'yes',
    stETH: 'yes',
    tacpufETH: 'inferred no',
    pufETH: 'differs by chain',
    WBTC: 'unknown',
  });
});

it('prints "unknown" where the surface states nothing', () => {
  const modules = surface.modules.map((module) => ({
    ...module,
    exports: module.exports.map((item) =>
      item.kind === 'const' ? { ...item, entries: item.entries.map((entry) => ({ ...entry, facts: {} })) } : item,
    ),
  }));
  expect(bodyOf({ ...surface, modules })).toContain(
    '<Tr id="permit-CARROT"><th scope="row">`CARROT`</th><td data-label="Permit">unknown</td>',
  );
});

it('lists methods that need nothing in advance and still move a token', () => {
  const rows = [
    ...bodyOf(surface).matchAll(/<tr><th scope="row">\[`(\w+)`\]\([^)]*handlers\/([\w-]+)-handler#\w+\)([^\n]*)/g),
  ];
  const found = new Map(rows.map(([, name, handler, text]) => [`${handler}.${name}`, text ?? '']));
  for (const name of [
    'puffer-vault.withdraw',
    'puffer-vault.redeem',
    'puffer-withdrawal-manager.completeQueuedWithdrawal',
    'carrot-staking.unstake',
    'lagoon-vault.requestRedeem',
    'nucleus-teller.bulkWithdraw',
    'validator-ticket.burn',
    'vl-puffer.withdraw',
  ]) {
    expect(found.get(name), name).toContain('No approval.');
    expect(found.get(name), name).toContain('**Leaves:**');
  }
  expect(found.has('puffer-vault.balanceOf')).toBe(false);
  expect(found.has('gauge-registry.registerGauge')).toBe(false);
});

it('gives every token its domain, salt, decimals and chains, and prints "unknown" where one is missing', () => {
  const text = bodyOf(surface);
  const row = (token: string): string => text.split('\n').find((line) => line.includes(`id="permit-${token}"`)) ?? '';
  const cells = (token: string): Record<string, string | undefined> =>
    Object.fromEntries(
      [...row(token).matchAll(/<td data-label="([^"]+)">(.*?)<\/td>/g)].map(([, name, cell]) => [name, cell]),
    );
  expect(cells('CARROT')).toMatchObject({
    Domain: 'name `Carrot`, version `1`, no salt',
    Decimals: '18',
    Chains: 'Mainnet',
  });
  expect(cells('pufETHwstE')['Domain']).toMatch(/^name unknown, /);
  expect(cells('pufETHwstE')['Domain']).toMatch(/, salt <Short value="0x0e98[0-9a-f]{60}" \/> on Mainnet/);
  expect(cells('WETH')['Domain']).not.toContain('name');
});
