import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Surface } from '../model/surface';
import { readSurface } from './read/surface';
import { approvalsPage } from './write/approvals-page';
import { createReference } from '../model/reference';

const { surface } = readSurface(join(__dirname, '..'));
const bodyOf = (of: Surface): string => approvalsPage(createReference(of)).text;

it('says of every token whether it has a permit', () => {
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

it('says "unknown" where the surface is silent', () => {
  const modules = surface.modules.map((module) => ({
    ...module,
    exports: module.exports.map((item) =>
      item.kind === 'const' ? { ...item, entries: item.entries.map((entry) => ({ ...entry, facts: {} })) } : item,
    ),
  }));
  expect(bodyOf({ ...surface, modules })).toContain('<Row id="permit-CARROT" name="CARROT" type="unknown">');
});
