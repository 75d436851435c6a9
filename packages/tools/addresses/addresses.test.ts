import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { isAddress } from 'viem';
import { expect, it } from 'vitest';
import { addressBook } from '@sdk-docs/reference/generator/write/tools/all';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { exportRows } from './export';
import { findAddresses } from './find';

const book = addressBook(reference);
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const names = (query: string, chain = ''): string[] =>
  findAddresses(book, query, chain).map(({ entry }) => `${entry.chain} ${entry.name}`);

it.each([VAULT, VAULT.toLowerCase(), VAULT.toUpperCase(), VAULT.slice(2), VAULT.slice(0, 10)])(
  'finds %s in any case',
  (query) => {
    expect(names(query)).toEqual(expect.arrayContaining(['Mainnet PufferVault', 'Mainnet pufETH']));
  },
);

it('finds by name, token, chain and several words', () => {
  expect(names('puffervault')).toContain('Holesky PufferVault');
  expect(names('timelock base')).toEqual(['Base Timelock']);
  expect(names('unifieth teller')).toEqual(['Mainnet unifiETH NucleusTeller']);
  expect(names('pufeth', 'TAC')).toContain('TAC pufETH');
  const onBase = names('', 'Base');
  expect(onBase.length).toBeGreaterThan(1);
  expect(onBase.filter((name) => !name.startsWith('Base '))).toEqual([]);
  expect(names('no such thing')).toEqual([]);
});

it('says that one address is something else on another chain', () => {
  const [found] = findAddresses(book, '0x6c460b2c6D6719562D5dA43E5152B375e79B9A8B', 'Soneium');
  expect(found?.entry.name).toBe('pufETH');
  expect(found?.elsewhere).toEqual(['Timelock (account) on ApeChain']);
});

it('says who can upgrade, and what is unknown', () => {
  const [vault] = findAddresses(book, 'PufferVault', 'Mainnet');
  expect(vault?.upgrades).toEqual([expect.objectContaining({ contract: 'PufferVaultV5', certainty: 'inferred' })]);
  expect(vault?.upgrades[0]?.text).toContain('Timelock');
});

it('exports no address for what is not deployed', () => {
  const rows = findAddresses(book, '', '').map(({ entry }) => entry);
  const missing = rows.filter(({ address }) => address === null);
  expect(missing.length).toBeGreaterThan(10);
  const parsed = JSON.parse(exportRows(rows, 'json', 'Puffer')) as { address: string | null }[];
  expect(parsed.filter(({ address }) => address === null).length).toBe(missing.length);
  for (const format of ['json', 'csv', 'solidity', 'shell'] as const) {
    const written = exportRows(rows, format, 'Puffer');
    expect(written).not.toMatch(/0x0{40}/);
    for (const address of written.match(/\b0x[0-9a-fA-F]{40}\b/g) ?? []) expect(isAddress(address)).toBe(true);
  }
});

it('exports shell variables that a shell reads', () => {
  const rows = findAddresses(book, 'PufferVault', 'Mainnet').map(({ entry }) => entry);
  const printed = execFileSync('sh', [
    '-c',
    `${exportRows(rows, 'shell', 'Puffer')}\necho "$MAINNET_PUFFER_VAULT"`,
  ]).toString();
  expect(printed.trim()).toBe(VAULT);
});

it('exports CSV in which commas, quotes and formulas do no harm', () => {
  const [row] = book.rows;
  if (row === undefined) throw new Error('no rows');
  const [, line] = exportRows([{ ...row, note: '=HYPERLINK("x"), "y"\nz' }], 'csv', 'Puffer').split('\r\n');
  expect(line).toContain('" =HYPERLINK(""x""), ""y""');
});

it.each([
  '',
  ' ',
  '0x',
  '<script>alert(1)</script>',
  '\u0000',
  'a '.repeat(1_000_000),
  '('.repeat(100_000),
  '0x'.repeat(5000),
])('takes the query %.20s', (query) => {
  expect(Array.isArray(findAddresses(book, query, ''))).toBe(true);
});

it('exports Solidity that compiles', () => {
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
  const content = exportRows(book.rows, 'solidity', 'Puffer');
  const output = { '*': { '*': ['abi'] } };
  const input = { language: 'Solidity', sources: { 'a.sol': { content } }, settings: { outputSelection: output } };
  expect(JSON.parse(solc.compile(JSON.stringify(input)))).not.toHaveProperty('errors');
});
