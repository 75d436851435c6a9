import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Surface } from '../model/surface';
import { readSurface } from './read/surface';
import { approvalsPage } from './write/approvals-page';
import { createReference } from '../model/reference';

const { surface } = readSurface(join(__dirname, '..'));
const bodyOf = (of: Surface): string => approvalsPage(createReference(of)).text;

it('states for every token whether it has a permit', () => {
  const rows = [...bodyOf(surface).matchAll(/<Row id="permit-(\w+)" name="\1" type="([^"]+)">/g)];
  const tokens = createReference(surface).constant('TOKENS_PERMIT_VERSION').entries;
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
  expect(bodyOf({ ...surface, modules })).toContain('<Row id="permit-CARROT" name="CARROT" type="unknown">');
});

it('lists methods that need nothing in advance and still move a token', () => {
  const rows = [
    ...bodyOf(surface).matchAll(/<Row name="(\w+)" href="[^"]*handlers\/([\w-]+)-handler#\w+"[^>]*>([^\n]*)/g),
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
  expect(row('CARROT')).toContain('Version `1`; domain name `Carrot`; salt none; decimals 18; chains Mainnet.');
  expect(row('pufETHwstE')).toMatch(/domain name unknown; salt `0x0e98[0-9a-f]{60}` on Mainnet/);
  expect(row('WETH')).not.toContain('domain name');
});
