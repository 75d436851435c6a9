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

// The composer previews the result of a deposit into a vault, and fills in its minimum with the slippage that the
// reader types.
// The wallet's node is a local chain with code of this test at the address of the Teller.

const TELLER = '0x08eb2eCCdf6ebd7aba601791F23Ec5B5F68a1d53';
const ACCOUNTANT = '0x1111111111111111111111111111111111111111';
const SHARE = '0x2222222222222222222222222222222222222222';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TIME = 1_767_225_600;
/** 0.5 pufETH at 0.98 pufETH a share, rounded down. */
const SHARES = 510_204_081_632_653_061n;
/** floor(SHARES × 9,950 ÷ 10,000) */
const LEAST = '507653061224489795';

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');

let node: Node;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  expect((5n * 10n ** 17n * 10n ** 18n) / (98n * 10n ** 16n)).toBe(SHARES);
  node = await startNode(1, TIME);
  const place = (address: string, answers: Readonly<Record<string, string>>): Promise<unknown> =>
    node.request('anvil_setCode', [address, codeThatAnswers(answers)]);
  await place(TELLER, {
    [toFunctionSelector('accountant()')]: `0x${word(ACCOUNTANT)}`,
    [toFunctionSelector('vault()')]: `0x${word(SHARE)}`,
    [toFunctionSelector('deposit(address,uint256,uint256)')]: `0x${word(SHARES)}`,
  });
  await place(ACCOUNTANT, { [toFunctionSelector('getRateInQuoteSafe(address)')]: `0x${word(98n * 10n ** 16n)}` });
  await place(SHARE, { [toFunctionSelector('decimals()')]: `0x${word(18n)}` });
});
test.afterAll(() => node.stop());

const DEPOSIT = {
  '.token': 'unifiETH',
  'params.account': ACCOUNT,
  'params.token': 'pufETH',
  'params.unifiToken': 'unifiETH',
  'params.amount': '0.5',
  'params.isPreapproved': 'true',
  '.approved': 'true',
};
const withWallet = (page: Page): Promise<string[]> =>
  addWallets(page, ['Test wallet'], (method, params) => node.request(method, params));
const open = (page: Page, typed: object): Promise<void> =>
  openPage(
    page,
    `tools/compose#in=NucleusTellerHandler.deposit&chain=Mainnet&v=${encodeURIComponent(JSON.stringify(typed))}`,
  );
const asks = (page: Page): Locator => page.getByRole('button', { name: 'Ask my wallet', exact: true });
const field = (page: Page): Locator => page.getByLabel(/^minimumMint/);
const slippage = (page: Page): Locator => page.getByLabel(/^Slippage that you accept/);
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Minimum from a preview: minimumMint' });

test('an empty minimum is filled with a click, from a preview and the slippage that was typed', async ({ page }) => {
  const calls: unknown[] = [];
  const seen = await addWallets(page, ['Test wallet'], (method, params) => {
    if (method === 'eth_call') calls.push(params[1]);
    return node.request(method, params);
  });
  await open(page, DEPOSIT);
  await expect(asks(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  const weigh = weighScripts(page);
  await asks(page).focus();
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText('Preview: 0.510204081632653061 (510,204,081,632,653,061 base units)');
  await expect(preview(page)).toContainText('depositAmount × 10^decimals ÷ rate, rounded down');
  await expect(preview(page)).toContainText(ACCOUNTANT);
  await expect(preview(page)).toContainText('(Read in the public source.)');
  await expect(page.locator('main')).toContainText(/The preview for the minimum is below: Mainnet, block 24,000,\d{3}/);
  // Everything was read at one block, and nothing is filled in silently.
  expect(new Set(calls).size).toBe(1);
  await expect(field(page)).toHaveValue('');
  await slippage(page).fill('0.5');
  await expect(preview(page)).toContainText('Minimum = floor(preview × (10,000 − 50) ÷ 10,000) = 0.507653061224489795');
  await expect(field(page)).toHaveValue('');
  const bytes = await weigh();
  console.log(`asked: ${bytes}`);
  expect(bytes).toBeLessThanOrEqual(CLICK_BUDGET.bytes);
  expect(await looksWrong(page, [320, 390, 1280])).toEqual([]);
  await slippage(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Put this minimum into minimumMint' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(LEAST);
  await expect(preview(page)).toBeFocused();
  await expect(preview(page)).toContainText('minimumMint holds this minimum.');
  expect([...new Set(seen)].toSorted()).toEqual(['eth_call', 'eth_chainId', 'eth_getBlockByNumber']);
  // The simulation is discarded until the wallet is asked again.
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('list', { name: 'Simulation in order' })).toContainText('does not revert');
});

test('a field that holds a number is named with both values, and replaced by a click alone', async ({ page }) => {
  await withWallet(page);
  await open(page, { ...DEPOSIT, 'params.minimumMint': '7' });
  await asks(page).click();
  await expect(page.getByRole('list', { name: 'Simulation in order' })).toContainText('does not revert');
  await slippage(page).fill('0.5');
  await expect(preview(page)).toContainText('minimumMint holds 0.000000000000000007 (7 base units) now.');
  await expect(preview(page)).toContainText('This minimum is 0.507653061224489795');
  await expect(field(page)).toHaveValue('7');
  await page.getByRole('button', { name: 'Replace what minimumMint holds by this minimum' }).click();
  await expect(field(page)).toHaveValue(LEAST);
  await expect(page.locator('main')).toContainText('The calls have changed since this answer. Ask again.');
  // Another amount has another preview.
  await page.getByLabel(/^amount/).fill('0.6');
  await expect(page.locator('main')).toContainText('The call has changed since its preview. Ask again.');
  await expect(preview(page)).toHaveCount(0);

  await test.step('wrong slippage has a sentence, and a minimum of 0 is not filled in', async () => {
    await page.getByRole('button', { name: 'Ask again' }).click();
    for (const [typed, sentence] of [
      ['100', 'accepts anything'],
      ['-1', 'a number from 0 to 99.99'],
      ['0,5', 'Use a point for decimals'],
      ['0.005', 'two decimal places at most'],
    ] as const) {
      await slippage(page).fill(typed);
      await expect(slippage(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(preview(page)).toContainText(sentence);
      await expect(preview(page).getByRole('button', { name: /minimum/ })).toHaveCount(0);
    }
  });

  await test.step('a pause of the price has its sentence, and the field stays as it is', async () => {
    const code = await node.request('eth_getCode', [ACCOUNTANT, 'latest']);
    await node.request('anvil_setCode', [ACCOUNTANT, codeThatAnswers({})]);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.locator('main')).toContainText('No preview for the minimum. The contract reverts');
    await expect(preview(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(LEAST);
    await node.request('anvil_setCode', [ACCOUNTANT, code]);
  });
});

test('the form below an entry has it too', async ({ page }) => {
  await withWallet(page);
  await openPage(page, 'api/contracts/abis/mainnet/Teller');
  await page
    .locator(
      'a[data-compose][href*="Teller.deposit(address,uint256,uint256)"], a[data-compose][href*="Teller.deposit%28"]',
    )
    .first()
    .click();
  await page.getByLabel(/^depositAsset/).fill('pufETH');
  await page.getByLabel(/^depositAmount/).fill('0.5');
  await page.getByLabel(/^contract/).fill('unifiETH NucleusTeller');
  await asks(page).click();
  await slippage(page).fill('0.5');
  await page.getByRole('button', { name: 'Put this minimum into minimumMint' }).click();
  await expect(field(page)).toHaveValue(LEAST);
});
