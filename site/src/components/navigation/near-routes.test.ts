import { describe, expect, it } from 'vitest';
import { nearRoutes, pagePaths, pathWords } from './near-routes';

const BASE = '/puffer-sdk/';
const tree = [
  { path: '/puffer-sdk/search' },
  {
    path: '/puffer-sdk/',
    routes: [
      { path: '/puffer-sdk/' },
      { path: '/puffer-sdk/guides/depositing-eth' },
      { path: '/puffer-sdk/staking/staking-at-puffer' },
      { path: '/puffer-sdk/api/contracts/handlers/puffer-vault-handler' },
      { path: '/puffer-sdk/api/contracts/handlers/puffer-vault-handler-1' },
    ],
  },
  { path: '*' },
];
const pages = pagePaths(tree, BASE);

describe('pagePaths', () => {
  it('returns the leaves without home, search and the catch-all', () => {
    expect(pages).toHaveLength(4);
    expect(pages).not.toContain('/puffer-sdk/search');
  });
});

describe('nearRoutes', () => {
  it('finds a page by a misspelt name, a moved name and a name in another case', () => {
    expect(nearRoutes('/puffer-sdk/guides/depositting-eth', pages)[0]).toBe('/puffer-sdk/guides/depositing-eth');
    expect(nearRoutes('/puffer-sdk/docs/staking-at-puffer/', pages)[0]).toBe('/puffer-sdk/staking/staking-at-puffer');
    expect(nearRoutes('/puffer-sdk/PufferVaultHandler', pages)[0]).toMatch(/puffer-vault-handler$/);
  });

  it('offers a page once, without its variants, and nothing for an unrelated path', () => {
    expect(nearRoutes('/puffer-sdk/puffer-vault-handler', pages)).toEqual([
      '/puffer-sdk/api/contracts/handlers/puffer-vault-handler',
    ]);
    expect(nearRoutes('/puffer-sdk/zzz-qqq', pages)).toEqual([]);
  });
});

describe('pathWords', () => {
  it('returns the words below the base', () => {
    expect(pathWords('/puffer-sdk/guides/depositETH.html', BASE)).toEqual(['guides', 'deposit', 'eth']);
  });

  it('survives a broken escape', () => {
    expect(pathWords('/puffer-sdk/%E0%A4%A', BASE)).toEqual(['e0', 'a4', 'a']);
  });
});
