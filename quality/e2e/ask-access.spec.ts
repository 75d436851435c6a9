import { type Locator, type Page } from '@playwright/test';
import { startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { toFunctionSelector } from 'viem';
import { CLICK_BUDGET } from '../../site/config/budgets';
import { codeThatAnswers } from './support/contract-code';
import { looksWrong } from './support/looks';
import { openPage } from './support/open-page';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';
import { addWallets } from './support/wallet';

// /api/access asks a wallet who may call a contract, an address table which code is behind a proxy, and the composer
// which state its calls find. The wallet's node is a local chain with code of this test at the address of the vault.

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const MANAGER = '0x1111111111111111111111111111111111111111';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** Of EIP-1967. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const TIME = 1_767_225_600;

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');

let node: Node;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  node = await startNode(1, TIME);
  await node.request('anvil_setCode', [
    VAULT,
    codeThatAnswers({
      [toFunctionSelector('authority()')]: `0x${word(MANAGER)}`,
      [toFunctionSelector('approve(address,uint256)')]: `0x${word(1n)}`,
    }),
  ]);
  await node.request('anvil_setCode', [
    MANAGER,
    codeThatAnswers({
      [toFunctionSelector('isTargetClosed(address)')]: `0x${word(1n)}`,
      [toFunctionSelector('getTargetFunctionRole(address,bytes4)')]: `0x${word(22n)}`,
      [toFunctionSelector('hasRole(uint64,address)')]: `0x${word(1n)}${word(0n)}`,
      [toFunctionSelector('canCall(address,address,bytes4)')]: `0x${word(0n)}${word(3600n)}`,
    }),
  ]);
});
test.afterAll(() => node.stop());

const withWallet = (page: Page): Promise<string[]> =>
  addWallets(page, ['Test wallet'], (method, params) => node.request(method, params));
const answer = (page: Page): Locator => page.locator('main .tool-answer').filter({ has: page.getByRole('status') });

test('who may call now, and what an account may; a copy of the table as CSV holds no answer of a wallet', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const seen = await withWallet(page);
  await openPage(page, 'api/access');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  const control = page.getByRole('button', { name: 'Read now: who can call PufferVaultV5', includeHidden: true });
  const table = page.locator('[data-table]').filter({ has: control });
  const copied = async (): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await table.getByRole('button', { name: /^Copy as CSV|copied/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await table.getByRole('searchbox').fill('PufferVaultV5');
  const before = await copied();
  // The tools of the table load when the reader reaches it.
  await control.hover();
  await page.waitForLoadState('networkidle');
  const weigh = weighScripts(page);
  await control.click();
  await expect(answer(page)).toContainText('closed, so every call below reverts');
  await page.waitForLoadState('networkidle');
  const bytes = await weigh();
  console.log(`who can call now: ${bytes}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(CLICK_BUDGET.bytes);
  await expect(answer(page)).toContainText('through Test wallet');
  expect(await copied()).toBe(before);
  expect(before).toContain('PufferVaultV5');
  await expect(answer(page)).toContainText('Role 22 (ROLE_ID_OPERATIONS_MULTISIG):');
  await expect(answer(page)).toContainText(/Mainnet, block 24,000,\d{3} of 2026-01-01/);
  await page.getByLabel(/^Account: what may it call/).fill(ACCOUNT);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(answer(page)).toContainText(
    'The account can call after it has scheduled the call, 1 hour ahead; it has the role.',
  );
  const account = page.getByLabel(/^Account: what may it call/);
  await account.fill(VAULT);
  await expect(answer(page)).toContainText('The question has changed. Ask again.');
  await expect(answer(page)).not.toContainText('it has the role');
  for (const [text, problem] of [
    [ACCOUNT.slice(0, -1), /An address has 40 hex digits/],
    [ACCOUNT.replace('f39F', 'F39F'), /Its EIP-55 checksum is wrong/],
  ] as const) {
    await account.fill(text);
    await expect(account).toHaveAccessibleDescription(problem);
  }
  await account.fill(ACCOUNT);
  expect([...new Set(seen)].toSorted()).toEqual(['eth_call', 'eth_chainId', 'eth_getBlockByNumber']);
  // The sweep has looked at the other rows, and axe reads all of a document.
  await page
    .locator('main tbody tr:not(:has(.tool-answer))')
    .evaluateAll((rows) => rows.forEach((row) => row.remove()));
  await expect(answer(page)).toContainText('it has the role.');
  expect(await looksWrong(page, [320, 1280])).toEqual([]);
});

test('an address table warns when the code behind a proxy is another one', async ({ page }) => {
  await node.request('anvil_setStorageAt', [VAULT, IMPLEMENTATION_SLOT, `0x${word(ACCOUNT)}`]);
  const seen = await withWallet(page);
  await openPage(page, 'api/contracts/addresses');
  const button = page.getByRole('button', {
    name: `Read now: the code behind ${VAULT} on Mainnet`,
    includeHidden: true,
  });
  await button.first().evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  });
  await page.waitForLoadState('networkidle');
  await button.first().hover();
  await page.waitForLoadState('networkidle');
  const weigh = weighScripts(page);
  await button.first().click();
  await expect(answer(page).first()).toContainText('It is not the implementation on record.');
  const bytes = await weigh();
  console.log(`the code behind a proxy: ${bytes}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(CLICK_BUDGET.bytes);
  await expect(answer(page).first()).toContainText(ACCOUNT);
  expect([...new Set(seen)].toSorted()).toEqual([
    'eth_chainId',
    'eth_getBlockByNumber',
    'eth_getCode',
    'eth_getStorageAt',
  ]);
});

test('the composer runs what stands alone, and says what it did not simulate', async ({ page }) => {
  const approve = `0x095ea7b3${word(ACCOUNT)}${word(10n ** 18n)}`;
  const calls = [approve, `0x2d2da806${word(ACCOUNT)}`].map((data) => ({ to: VAULT, data, value: '0x0' }));
  const batch = { version: '2.0.0', chainId: '0x1', from: ACCOUNT, atomicRequired: true, calls };
  const seen = await withWallet(page);
  await openPage(page, `tools/compose#in=${encodeURIComponent(JSON.stringify(batch))}`);
  const button = page.getByRole('button', { name: 'Ask my wallet', exact: true });
  await expect(button).toBeVisible();
  expect(seen).toEqual([]);
  await button.click();
  const steps = page.getByRole('list', { name: 'Simulation in order' });
  await expect(steps.getByRole('listitem').first()).toContainText('does not revert on the state of this block');
  await expect(steps.getByRole('listitem').nth(1)).toContainText('not simulated. It comes after call 1');
  expect(await looksWrong(page, [1280])).toEqual([]);
});
