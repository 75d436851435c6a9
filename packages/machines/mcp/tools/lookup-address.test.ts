import { describe, expect, it } from 'vitest';
import { answerOf } from '../fixtures/own-site';
import { lookupAddress } from './lookup-address';

describe('lookup_address', () => {
  it.each([
    [
      'pufETH',
      'Bsc',
      /^The SDK has no pufETH on Bsc\. Writes would be sent with no recipient: .* another token there, xPufETH: 0x6427\S+; the two are not the same\./,
    ],
    ['pufETH', 'BNB Smart Chain', /^The SDK has no pufETH on Bsc\./],
    ['vlPUFFER', 'Base', /^The SDK has no vlPUFFER on Base\. Writes .* no recipient: .* It has vlPUFFER on Mainnet\./],
    ['LagoonVault', 'Base', /^The SDK has no tacpufETH LagoonVault on Base\. Its handler throws a TypeError/],
    ['PUFFER', 'Sepolia', /^The SDK has no PUFFER on Sepolia\. (?!.*PufferVault)/],
    ['ETH', 'Base', /^ETH is the coin of the chain: it has no address\./],
    ['multisig', 'Mainnet', /^No entry on Mainnet is called multisig\. Names that contain it: Pauser multisig, /],
    ['PuferVault', 'Base', /^The SDK has no entry for PuferVault on Base; close matches: (?!.*PufferVault)/],
    [
      `0x${'0'.repeat(40)}`,
      '',
      /stores it where nothing is deployed \(25 entries\)\. ETH and tokens sent there are lost/,
    ],
    // The PufferDepositor and PUFFER of Mainnet: names that contain theirs are other contracts.
    [
      '0x4aa799c5dfc01ee7d790e3bf1a7c2257ce1dceff',
      'Holesky',
      /^The SDK has 0x4aa7\S+ as PufferDepositor on Mainnet, not on Holesky\. (?!.*Ask again)/,
    ],
    ['0x4d1C297d39C5c1277964D0E3f8Aa901493664530', 'Holesky', /as PUFFER on Mainnet, not on Holesky\./],
    [`0x${'0'.repeat(36)}dEaD`, 'Base', /is a burn address and no entry of the SDK/],
  ])('has no entry of another name for %s on %s', async (query, chain, says) => {
    const { text, data } = await answerOf(lookupAddress, chain === '' ? { query } : { query, chain });
    expect(data).toMatchObject({ entries: [] });
    expect(text).toMatch(says);
  });

  it.each([
    ['unifiUSD BoringVault', 'unifiUSD NucleusBoringVault'],
    ['BoringVault of unifiUSD', 'unifiUSD NucleusBoringVault'],
    ['unifiUSD vault', 'unifiUSD NucleusBoringVault'],
    ['Teller unifiUSD', 'unifiUSD NucleusTeller'],
    ['Puffer Vault on Ethereum', 'PufferVault'],
    ['PUFFER token on Mainnet', 'PUFFER'],
  ])('finds %s', async (query, name) => {
    const { data } = await answerOf(lookupAddress, { query, ...(/ on /.test(query) ? {} : { chain: 1 }) });
    expect(data).toMatchObject({ entries: [{ name, chain: 'Mainnet' }] });
  });

  it.each([
    ['pufETH on Base', 'Mainnet', /^Bad input: the query says Base and chain says Mainnet: give one/],
    ['pufETH', '-56', /^Bad input: the SDK has addresses on no chain "-56"/],
    ['pufETH', '5.6', /^Bad input: the SDK has addresses on no chain "5\.6"/],
  ])('refuses %s with the chain %s', async (query, chain, says) =>
    expect((await answerOf(lookupAddress, { query, chain })).text).toMatch(says),
  );

  it('takes a chain that is given twice, and an id as a number', async () => {
    for (const chain of ['Ethereum', 1, ' 1 '])
      expect((await answerOf(lookupAddress, { query: 'PUFFER on Mainnet', chain })).data).toMatchObject({
        entries: [{ name: 'PUFFER', chain: 'Mainnet' }],
      });
  });
});
