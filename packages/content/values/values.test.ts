import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { afterAll, describe, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { values } from '../markdown/values';
import { textOf } from '../samples/panel/hast';
import { findValue, VALUES } from './find';

const root = process.cwd();
const reference = referenceOf(root);
const find = (line: string) => findValue(reference, line);

describe('a value', () => {
  it('has its function, its unit and its page', () => {
    const value = find('PufferVaultV5.getExitFeeBasisPoints() | Exit fee | Stays in the vault.');
    expect([value.label, value.meaning, value.contract]).toEqual(['Exit fee', 'Stays in the vault.', 'PufferVaultV5']);
    expect(value.outputs[0]?.unit).toMatch(/^basis points/);
    expect(value.page).toBe('/api/contracts/abis/mainnet/PufferVaultV5#getExitFeeBasisPoints');
  });

  it('says what the reference says where its author says nothing', () =>
    expect(find('vlPUFFER.paused() | Paused').meaning).toMatch(/^Whether createLock/));

  it('takes the overload that its arguments name', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0');
    expect(find('LagoonVault.convertToAssets(10) | Rate').data).toBe(`0x07a2d13a${word(10)}`);
    expect(find('LagoonVault.convertToAssets(10, 2) | Rate').data).toMatch(new RegExp(`${word(10)}${word(2)}$`));
  });

  it('declares what an older ABI of the SDK had', () => {
    const value = find('PufferWithdrawalManager.BATCH_SIZE() returns (uint256) requests | Batch size | How many.');
    expect(value.outputs).toEqual([{ name: '', type: 'uint256', unit: 'requests' }]);
    expect(value.page).toBeNull();
  });

  it.each([
    ['PufferVaultV5.getExitFeeBasisPoints()', 'a value is `Contract.function'],
    ['PufferVaultV9.totalAssets() | Assets', 'the surface has no contract "PufferVaultV9"'],
    ['PufferVaultV5.totalAsset() | Assets', 'the surface has no function "totalAsset" in PufferVaultV5'],
    ['PufferVaultV5.convertToAssets() | Rate', '0 arguments name none or several'],
    ['PufferVaultV5.convertToAssets(1 ether) | Rate', '"1 ether" is no uint256'],
    ['PufferVaultV5.balanceOf(me) | Balance', '"me" is no address'],
    ['PufferVaultV5.depositETH(0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266) | Deposit', 'sends'],
    ['PufferVaultV5.totalAssets() returns (uint256) wei | Assets | All.', 'leave out what it returns'],
    ['PufferWithdrawalManager.BATCH_SIZES() returns (uint256) requests | Size | How many.', 'neither the surface nor'],
    ['PufferWithdrawalManager.BATCH_SIZE() returns (tuple) requests | Size | How many.', 'no plain type'],
    ['PufferWithdrawalManager.BATCH_SIZE() returns (uint256) requests | Size', 'write what it means'],
  ])('%s is refused', (line, message) => expect(() => find(line)).toThrow(message));
});

const folder = mkdtempSync(join(tmpdir(), 'values-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pageWith = (text: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: [`language-${VALUES}`] },
          children: [{ type: 'text', value: text }],
        },
      ],
    },
  ],
});
const plugin = values({ root: folder, reference: () => reference });

describe('a fence of values', () => {
  it('becomes a table that is read without a script, and a button', () => {
    const tree = pageWith('vlPUFFER.paused() | Paused\nAccountant.getRate() | Rate\n');
    plugin(tree, { path: join(folder, 'guide.mdx') });
    const [table, places, button] = tree.children as Element[];
    expect(table?.tagName).toBe('table');
    expect(textOf(table as never)).toContain('vlPUFFER.paused()');
    expect(textOf(places as never)).toMatch(
      /^vlPUFFER: Mainnet 0x1e168460ea0cf3f126ddd3183dc2e376515a5e91Accountant: /i,
    );
    expect(textOf(places as never)).toContain('unifiETH NucleusAccountant on Mainnet');
    expect(textOf(button as never)).toMatch(/^Read these values now/);
  });

  it('names the file and the line of one that the surface does not have', () => {
    const [good, bad] = ['vlPUFFER.paused() | Paused', 'vlPUFFER.isPaused() | Paused'];
    const path = join(folder, 'guide.mdx');
    writeFileSync(path, `---\ntitle: T\n---\n\n\`\`\`values\n${good}\n${bad}\n\`\`\`\n`);
    expect(() => plugin(pageWith(`${good}\n${bad}\n`), { path })).toThrow(
      'guide.mdx:7: the surface has no function "isPaused" in vlPUFFER',
    );
  });

  it('of every guide names what the surface has', () => {
    const guides = join(root, 'site/docs/guides');
    const texts = readdirSync(guides).map((name) => readFileSync(join(guides, name), 'utf8'));
    const lines = texts
      .flatMap((text) => [...text.matchAll(/^```values\n([^]*?)^```/gm)].map(([, fence = '']) => fence))
      .flatMap((fence) => fence.split('\n').filter(Boolean));
    expect(lines.length).toBeGreaterThan(6);
    for (const line of lines) expect(() => find(line), line).not.toThrow();
  });
});
