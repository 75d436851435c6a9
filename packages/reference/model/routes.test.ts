import { describe, expect, it } from 'vitest';
import { entryAnchor, functionAnchor, revertAnchor, typeAnchor } from './anchors';
import { contractRoute, isVariantRoute, moduleRoute, pageFile, variantsOf } from './routes';

describe('routes', () => {
  it('are module paths below /api/', () => {
    expect(moduleRoute('api/puffer-client')).toBe('/api/api/puffer-client');
    expect(contractRoute('PufLocker', 'raw')).toBe('/api/contracts/abis/mainnet/PufLocker-2');
    expect(pageFile('/api/')).toBe('index.mdx');
    expect(pageFile('/api/utils/time')).toBe('utils/time.mdx');
  });

  it('distinguish variants from pages whose name ends in a digit', () => {
    expect(isVariantRoute('/api/contracts/abis/mainnet/PufLocker-1')).toBe(true);
    expect(isVariantRoute('/api/contracts/common/lib/types-3/')).toBe(true);
    expect(isVariantRoute('/api/contracts/abis/mainnet/PufferOracleV2')).toBe(false);
    expect(isVariantRoute('/guides/step-1')).toBe(false);
  });

  it('have the variants of each kind of module', () => {
    expect(variantsOf('contracts/abis/mainnet/Teller')).toHaveLength(3);
    expect(variantsOf('contracts/handlers/nucleus-teller-handler')).toHaveLength(2);
    expect(variantsOf('utils/time')).toEqual(['reference']);
  });
});

describe('anchors', () => {
  it('name overloads by their types', () => {
    expect(functionAnchor({ name: 'deposit', signature: 'deposit(uint256,address)' }, true)).toBe(
      'deposit-uint256-address',
    );
    expect(functionAnchor({ name: 'solve', signature: 'solve((uint256,bool)[],address)' }, true)).toBe(
      'solve-uint256-bool-address',
    );
    expect(functionAnchor({ name: 'asset', signature: 'asset()' }, false)).toBe('asset');
  });

  it('contain the name of their target', () => {
    expect(typeAnchor('AtomicQueue.AtomicRequest')).toBe('type-AtomicQueue-AtomicRequest');
    expect(entryAnchor('CONTRACT_ADDRESSES', ['Mainnet', 'PufferVault'])).toBe(
      'CONTRACT_ADDRESSES-Mainnet-PufferVault',
    );
    expect(revertAnchor('InvalidAmount')).toBe('error-InvalidAmount');
    expect(revertAnchor('"TRANSFER_FROM_FAILED"')).toBe('text-TRANSFER-FROM-FAILED');
    expect(revertAnchor('Panic(0x11)')).toBe('panic-0x11');
  });
});
