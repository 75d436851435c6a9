import { describe, expect, it } from 'vitest';
import { grow, growFamilies, growRoutes, type Authored } from './copies';

const authored: Authored = {
  contracts: {
    'Vault.sol':
      '/// @title Vault\n/// @notice Holds. See {@link VaultHandler}.\ninterface IVault { function VaultOf(); }',
  },
  handlers: {
    'vault-handler.ts': `import type { Vault } from '../abis/mainnet/Vault';
import type { Other } from './other-handler';
/**
 * Reads {@link Vault}, see {@link Token.Vault}.
 *
 * @client vault
 * @address CONTRACT_ADDRESSES[chain].Vault
 */
export declare class VaultHandler {
  /** Made of lines. */
  constructor(other: Other);
}`,
  },
  client: 'export declare class Client {\n  vault: VaultHandler;\n}\n',
};

describe('copies of the surface', () => {
  const { contracts, handlers, client } = grow(authored, 2);

  it('are next to their originals', () => {
    expect(Object.keys(contracts)).toEqual(['Vault.sol', 'Copy1Vault.sol', 'Copy2Vault.sol']);
    expect(Object.keys(handlers)).toEqual(['vault-handler.ts', 'copy1-vault-handler.ts', 'copy2-vault-handler.ts']);
    expect(contracts['Vault.sol']).toBe(authored.contracts['Vault.sol']);
    expect(grow(authored, 0)).toEqual(authored);
  });

  it('have unique names and first paragraphs', () => {
    expect(contracts['Copy2Vault.sol']).toBe(
      '/// @title Copy2Vault\n/// @notice Copy 2: Holds. See {@link Copy2VaultHandler}.\ninterface ICopy2Vault { function VaultOf(); }',
    );
    const copy = handlers['copy1-vault-handler.ts'];
    expect(copy).toContain("import type { Copy1Vault } from '../abis/mainnet/Copy1Vault'");
    expect(copy).toContain("from './copy1-other-handler'");
    expect(copy).toContain('* Copy 1: Reads {@link Copy1Vault}');
    expect(copy).toContain('/** Copy 1: Made of lines. */');
    expect(copy).toContain('class Copy1VaultHandler');
    expect(copy).toContain('@client copy1_vault');
  });

  it('keep names without copies', () => {
    expect(handlers['copy1-vault-handler.ts']).toContain('{@link Token.Vault}');
    expect(handlers['copy1-vault-handler.ts']).toContain('CONTRACT_ADDRESSES[chain].Vault');
  });

  it('are properties of the client', () => {
    expect(client).toContain("import type { Copy2VaultHandler } from '../contracts/handlers/copy2-vault-handler';");
    expect(client).toMatch(/vault: VaultHandler;[\s\S]*copy1_vault: Copy1VaultHandler;[\s\S]*\}\n$/);
  });
});

it('routes of copies follow the original routes', () => {
  const routes = '/\n/api/contracts/abis/mainnet/Vault-1\n/api/contracts/handlers/vault-handler\n';
  expect(growRoutes(routes, 1)).toBe(
    `${routes}/api/contracts/abis/mainnet/Copy1Vault-1\n/api/contracts/handlers/copy1-vault-handler\n`,
  );
});

describe('the families of handlers', () => {
  const source = "const families: readonly X[] = [\n  { label: 'Staking', handlers: ['Vault', 'Other'] },\n];\n";

  it('have copies with their members', () => {
    expect(growFamilies(source, 1)).toContain("{ label: 'Copy 1 Staking', handlers: ['Copy1Vault', 'Copy1Other'] },");
  });

  it('must exist', () => {
    expect(() => growFamilies('const groups = [];', 1)).toThrow('no list of families');
  });
});
