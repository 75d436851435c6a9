import { type Locator, type Page } from '@playwright/test';
import { startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { CLICK_BUDGET } from '../../site/config/budgets';
import { looksWrong } from './support/looks';
import { openPage } from './support/open-page';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';
import { addWallets } from './support/wallet';

// A table of values of a guide asks the reader's wallet, here one whose node is a local chain with code of this test at
// the SDK's addresses.

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const MANAGER = '0xDdA0483184E75a5579ef9635ED14BacCf9d50283';
const GUIDE = 'guides/withdrawing';
/** 2026-01-01 */
const TIME = 1_767_225_600;

const word = (value: bigint): string => value.toString(16).padStart(64, '0');
/** Code that answers every call with one word: PUSH32 value, MSTORE at 0, RETURN 32 bytes. */
const answering = (value: bigint): string => `0x7f${word(value)}60005260206000f3`;
/**
 * Code that reverts with a custom error for one function and answers all others: the selector of the call
 * (CALLDATALOAD, SHR 224) is compared (EQ), and JUMPI jumps to the revert after the answer.
 */
const failingFor = (selector: string, error: string, value: bigint): string =>
  `0x60003560e01c63${selector}14603857${answering(value).slice(2)}5b63${error}6000526004601cfd`;

const table = (page: Page): Locator => page.locator('table[data-values]').first();
const row = (page: Page, label: string): Locator =>
  table(page)
    .locator('tbody tr')
    .filter({ has: page.getByText(label, { exact: true }) });
const read = (page: Page): Locator => page.getByRole('button', { name: 'Read these values now' }).first();
const said = (page: Page): Locator => page.locator('.tool-answer').getByRole('status');

let node: Node;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  node = await startNode(1, TIME);
  // convertToAssets(uint256) fails with InvalidAmount().
  await node.request('anvil_setCode', [VAULT, failingFor('07a2d13a', '2c5211c6', 150n)]);
  await node.request('anvil_setCode', [MANAGER, answering(10n ** 18n)]);
});
test.afterAll(() => node.stop());

test('a table that anyone reads has, after a click, the value of each row, and asks for nothing before', async ({
  page,
}) => {
  const calls: unknown[] = [];
  let isOnBase = false;
  const seen = await addWallets(page, ['Test wallet'], (method, params) => {
    if (isOnBase) return '0x2105';
    if (method === 'eth_call') calls.push(params[1]);
    return node.request(method, params);
  });
  const again = page.getByRole('button', { name: 'Ask again' });
  await openPage(page, GUIDE);
  await page.waitForLoadState('networkidle');
  await expect(row(page, 'Exit fee at once').getByRole('link')).toHaveAttribute(
    'href',
    /PufferVaultV5#getTotalExitFee/,
  );
  await expect(page.locator('main')).toContainText(VAULT);
  const weigh = weighScripts(page);
  await read(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(seen).toEqual([]);
  expect(await weigh()).toBe(0);

  await test.step('a row that fails has its sentence, and the block is said once', async () => {
    await read(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('6 of 7 values are read');
    await expect(said(page)).toContainText(
      /Mainnet, block 24,000,0\d\d of 2026-01-01 00:\d\d:\d\d UTC, through Test wallet/,
    );
    await expect(row(page, 'Exit fee at once')).toContainText('1.5 %');
    await expect(row(page, 'Exit fee at once')).toContainText('150');
    await expect(row(page, 'Largest request')).toContainText('1 pufETH');
    await expect(row(page, 'Largest request')).toContainText('1000000000000000000');
    await expect(row(page, 'Batch size')).toContainText('1000000000000000000');
    await expect(row(page, 'Rate')).toContainText('The contract reverts');
    await expect(row(page, 'Rate').getByRole('link', { name: 'What this revert means' })).toBeVisible();
    expect(await page.locator('main').getByText('through Test wallet').count()).toBe(1);
    // The values are outside the live region: a screen reader hears only the summary.
    expect(await page.locator('[role=status], [aria-live]').filter({ hasText: '1.5 %' }).count()).toBe(0);
    expect([...new Set(seen)].sort()).toEqual(['eth_call', 'eth_chainId', 'eth_getBlockByNumber']);
    expect(calls).toHaveLength(7);
    expect(new Set(calls).size).toBe(1);
    await page.waitForLoadState('networkidle');
    const bytes = await weigh();
    console.log(`values now: ${bytes}`);
    expect(bytes).toBeGreaterThan(0);
    // A failed row loads its message.
    expect(bytes).toBeLessThanOrEqual(CLICK_BUDGET.bytes);
  });

  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  expect(await looksWrong(page, [320, 1280])).toEqual([]);

  await test.step('asked again, the rows show what holds now', async () => {
    await node.request('anvil_setCode', [MANAGER, answering(10n)]);
    await again.click();
    await expect(row(page, 'Batch size').locator('td').nth(1)).toHaveText('10 requests');
  });

  await test.step('on a network without the contracts it says so before it asks', async () => {
    isOnBase = true;
    seen.length = 0;
    await again.click();
    await expect(said(page)).toContainText('The SDK has no PufferVaultV5 on Base');
    expect(seen).toEqual(['eth_chainId']);
  });
});
