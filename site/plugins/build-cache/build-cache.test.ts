import { mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import buildCache from './index';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-cache-'));
  for (const folder of ['examples/recordings', 'surface', 'packages/tools', 'site/docs', 'site/src/css'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'examples/deposit.ts'), 'deposit()');
  writeFileSync(join(root, 'packages/README.md'), 'Packages');
});

afterEach(() => rmSync(root, { recursive: true }));

/** Returns the version of the cache for the site as it is now. */
function version(cache: object | undefined = { version: 'base' }): string | undefined {
  const plugin = buildCache({ siteDir: join(root, 'site') } as LoadContext);
  const configure = plugin.configureWebpack as unknown as (config: object) => {
    experiments?: { cache: { version: string } };
  };
  return configure({ experiments: { cache } }).experiments?.cache.version;
}

describe('the cache of the bundler', () => {
  it('survives without changes and with changes that the bundler sees itself', () => {
    const before = version();
    expect(before).toMatch(/^base-[0-9a-f]{16}$/);
    writeFileSync(join(root, 'site/docs/page.mdx'), 'text');
    expect(version()).toBe(before);
  });

  it.each([
    ['an example changes', () => writeFileSync(join(root, 'examples/deposit.ts'), 'deposit(1)')],
    ['a recording is added', () => writeFileSync(join(root, 'examples/recordings/deposit.json'), '{}')],
    ['an example has another name', () => renameSync(join(root, 'examples/deposit.ts'), join(root, 'examples/pay.ts'))],
    ['an example is gone', () => rmSync(join(root, 'examples/deposit.ts'))],
    ['the surface changes', () => writeFileSync(join(root, 'surface/Vault.sol'), '/// @notice x')],
    ['a package has another door', () => writeFileSync(join(root, 'packages/tools/package.json'), '{}')],
    ['a style sheet changes', () => writeFileSync(join(root, 'site/src/css/tokens.css'), ':root {}')],
  ])('is dropped when %s', (_, change) => {
    const before = version();
    change();
    expect(version()).not.toBe(before);
  });

  it('differs for other parts of light/', () => {
    const before = version();
    process.env.SITE_LIGHT = 'off';
    try {
      expect(version()).toBe(`${before}-off`);
    } finally {
      delete process.env.SITE_LIGHT;
    }
  });

  it('needs no packages', () => {
    rmSync(join(root, 'packages'), { recursive: true });
    expect(version()).toMatch(/^base-/);
  });

  it('stays off when the bundler has none', () => {
    expect(version(null as unknown as object)).toBeUndefined();
  });
});
