import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { badgeOf } from '../model/badge';
import { createLinkResolver } from '../model/links';
import type { Problem } from '../model/problem';
import { readComment } from './read/comment';
import { readJson } from './read/json-rows';
import { readLayout } from './read/layout';
import { readSurface } from './read/surface';
import { readAgain } from './reference';

const good = join(__dirname, 'fixtures/good');
const { surface, problems } = readSurface(join(good, 'input'));

describe('readSurface', () => {
  it('reads all of a small surface', async () => {
    expect(problems).toEqual([]);
    await expect(`${JSON.stringify(surface, null, 2)}\n`).toMatchFileSnapshot(join(good, 'expected/model.json'));
  });

  it('returns the same with and without a cache', () => {
    rmSync(join(good, 'input/.generated'), { recursive: true, force: true });
    expect(readSurface(join(good, 'input')).surface).toEqual(surface);
    expect(readSurface(join(good, 'input')).surface).toEqual(surface);
  });

  it.each(['sdk/a.ts', 'contracts/A.sol', 'limits.json'])('names a merge conflict in %s', (name) => {
    const root = mkdtempSync(join(tmpdir(), 'surface-'));
    mkdirSync(join(root, 'surface', name, '..'), { recursive: true });
    writeFileSync(
      join(root, 'surface', name),
      `one\n${'<'.repeat(7)} HEAD\ntwo\n${'='.repeat(7)}\nthree\n${'>'.repeat(7)} b\n`,
    );
    expect(() => readAgain(root)).toThrow(`surface/${name}:2 merge-conflict: a merge has left both sides here`);
    rmSync(root, { recursive: true });
  });

  it('reports a syntax error with its line', () => {
    const root = mkdtempSync(join(tmpdir(), 'surface-'));
    mkdirSync(join(root, 'surface/sdk'), { recursive: true });
    writeFileSync(join(root, 'surface/upstream.json'), '{}');
    // Written here and not as a fixture, which would fail the type check of the repository.
    writeFileSync(join(root, 'surface/sdk/a.ts'), 'export enum A {\n  One = 1\n  Two = 2,\n}\n');
    const found = readSurface(root).problems.map(({ rule, location }) => `${rule} ${location.file}:${location.line}`);
    rmSync(root, { recursive: true });
    expect(found).toEqual(['syntax-error surface/sdk/a.ts:3']);
  });

  it('reports broken JSON, and a field of the layout that is missing or unknown, with their lines', () => {
    const root = mkdtempSync(join(tmpdir(), 'surface-'));
    mkdirSync(join(root, 'surface'), { recursive: true });
    writeFileSync(join(root, 'surface/limits.json'), '[\n  { "kind": 1 "of": 2 }\n]\n');
    expect(() => readJson(root, 'surface/limits.json')).toThrow('surface/limits.json:2 syntax-error: this is no JSON');
    writeFileSync(join(root, 'surface/layout.json'), '{\n  "name": "SDK",\n  "famlies": []\n}\n');
    const problems: Problem[] = [];
    readLayout(root, problems);
    const found = problems.map(({ location: { file, line }, message }) => `${file}:${line} ${message}`);
    expect(found).toContain('surface/layout.json:1 "families" is missing');
    expect(found).toContain('surface/layout.json:3 "famlies" is unknown');
    rmSync(root, { recursive: true });
  });
});

describe('badgeOf', () => {
  const handler = surface.modules.flatMap(({ exports }) => exports).find(({ name }) => name === 'VaultHandler');
  const methods = handler?.kind === 'class' ? handler.methods : [];

  it.each([
    ['deposit', 'payable'],
    ['depositWithPermit', 'payable'],
    ['getLock', 'read'],
    ['sign', 'signs'],
    ['accounts', 'read'],
    ['withToken', 'local'],
  ])('%s: %s', (name, badge) => {
    expect(
      methods.filter((method) => method.name === name).map((method) => badgeOf(method, surface.contracts)),
    ).toEqual([badge]);
  });
});

describe('createLinkResolver', () => {
  const resolve = createLinkResolver(surface);

  it.each([
    ['Chain', '/api/chains/constants#Chain'],
    ['Token.WETH', '/api/contracts/tokens#Token-WETH'],
    ['TOKENS_ADDRESSES.WETH.Mainnet', '/api/contracts/tokens#TOKENS_ADDRESSES-WETH-Mainnet'],
    ['VaultHandler', '/api/contracts/vault-handler'],
    ['VaultHandler.deposit', '/api/contracts/vault-handler#deposit'],
    ['contracts/vault-handler.VaultHandler.deposit', '/api/contracts/vault-handler#deposit'],
    ['DepositParams.deadline', '/api/contracts/vault-handler#type-DepositParams'],
    ['Vault', '/api/contracts/abis/mainnet/Vault'],
    ['Vault.deposit', '/api/contracts/abis/mainnet/Vault#deposit'],
    ['Vault.deposit(address)', '/api/contracts/abis/mainnet/Vault#deposit-address'],
    ['Vault.limits()', '/api/contracts/abis/mainnet/Vault#limits'],
    ['Vault.Deposited', '/api/contracts/abis/mainnet/Vault#event-Deposited'],
    ['Vault.ZeroAmount', '/api/contracts/abis/mainnet/Vault#error-ZeroAmount'],
    ['Vault.State', '/api/contracts/abis/mainnet/Vault#type-IVault-State'],
    ['Paused', '/api/reverts#error-Paused'],
    ['ZeroAmount', '/api/reverts#error-ZeroAmount'],
  ])('%s -> %s', (name, href) => {
    const target = resolve(name);
    expect(target && [target.route, target.anchor].filter((part) => part !== null).join('#')).toBe(href);
  });

  it.each(['Nothing', 'VaultHandler.nothing', 'Vault.nothing', 'Token.nothing', 'Paused.until', ''])(
    '%s leads nowhere',
    (name) => {
      expect(resolve(name)).toBeNull();
    },
  );
});

describe('readComment', () => {
  it('reads tags only at the start of a line, outside of code fences', () => {
    const source =
      '/**\n * Mail a@b.c or @pufferfinance/x.\n * ```ts\n * @no\n * ```\n * @yes one\n * two\n *\n * three\n */';
    expect(readComment(source, 10)).toEqual({
      prose: 'Mail a@b.c or @pufferfinance/x.\n```ts\n@no\n```',
      tags: [{ name: 'yes', text: 'one two\n\nthree', line: 15 }],
      line: 10,
    });
  });

  it('reads tags after the prose of a single-line comment', () => {
    expect(readComment('/** Text of a@b. @unit wei @since 1.0.0 */', 1)).toEqual({
      prose: 'Text of a@b.',
      tags: [
        { name: 'unit', text: 'wei', line: 1 },
        { name: 'since', text: '1.0.0', line: 1 },
      ],
      line: 1,
    });
  });
});
