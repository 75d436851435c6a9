import { type Locator, type Page } from '@playwright/test';
import { startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { domainSeparator, encodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem';
import { codeThatAnswers } from './support/contract-code';
import { looksWrong } from './support/looks';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { addWallets } from './support/wallet';

// The permit bench asks a wallet for the domain of a token and the nonce of an owner. The wallet's node is a local chain
// with code of this test at the address of pufETH.

const PUFETH = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TIME = 1_767_225_600;
const DOMAIN = { chainId: 1, name: 'pufETH', verifyingContract: PUFETH } as const;

const text = (value: string): string => encodeAbiParameters(parseAbiParameters('string'), [value]);

let node: Node;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  node = await startNode(1, TIME);
});
test.afterAll(() => node.stop());

/** A token at the address of pufETH whose domain has a version. */
async function placeToken(version: string, nonce = 5n): Promise<void> {
  const code = codeThatAnswers({
    [toFunctionSelector('name()')]: text(DOMAIN.name),
    [toFunctionSelector('nonces(address)')]: `0x${nonce.toString(16).padStart(64, '0')}`,
    [toFunctionSelector('DOMAIN_SEPARATOR()')]: domainSeparator({ domain: { ...DOMAIN, version } }),
  });
  await node.request('anvil_setCode', [PUFETH, code]);
}

const withWallet = (page: Page): Promise<string[]> =>
  addWallets(page, ['Test wallet'], (method, params) => node.request(method, params));
const asks = (page: Page): Locator => page.getByRole('button', { name: /ask my wallet/i });
const openBench = (page: Page, typed: object): Promise<void> =>
  openPage(page, `tools/permit#in=pufETH&chain=Mainnet&v=${encodeURIComponent(JSON.stringify(typed))}`);

test('fills what is empty, and says that the separator is the same', async ({ page }) => {
  await placeToken('1');
  let elsewhere: string | undefined;
  const seen = await addWallets(page, ['Test wallet'], (method, params) => elsewhere ?? node.request(method, params));
  await openBench(page, { owner: OWNER, name: '', version: '1' });
  await expect(asks(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  await asks(page).click();
  const main = page.locator('main');
  await expect(main).toContainText('DOMAIN_SEPARATOR() is the same');
  await expect(main).toContainText('The nonce is the next one of the owner: 5.');
  await expect(main).toContainText(/Mainnet, block 24,000,\d{3} of 2026-01-01 00:\d\d:\d\d UTC, through Test wallet/);
  await expect(page.getByLabel(/^nonce/)).toHaveValue('5');
  expect([...new Set(seen)].toSorted()).toEqual(['eth_call', 'eth_chainId', 'eth_getBlockByNumber']);

  await test.step('asks on the network of the permit alone', async () => {
    elsewhere = '0x2105';
    seen.length = 0;
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(main).toContainText('The permit is for Mainnet, and the wallet is on Base.');
    expect(seen).toEqual(['eth_chainId']);
  });
});

test('names what differs, and takes it with a click', async ({ page }) => {
  await placeToken('2');
  await withWallet(page);
  await openBench(page, { owner: OWNER, version: '1', nonce: '4' });
  await asks(page).focus();
  await page.keyboard.press('Enter');
  const main = page.locator('main');
  await expect(main).toContainText("The token's DOMAIN_SEPARATOR() is not that of this form");
  await expect(main).toContainText('version 2');
  await expect(main).toContainText('The token expects the nonce 5, so it refuses a permit with 4.');
  await expect(page.getByLabel(/^nonce/)).toHaveValue('4');
  expect(await looksWrong(page, [320, 1280])).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take what the token says' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toContainText('DOMAIN_SEPARATOR() is the same');
  await expect(page.getByLabel(/^version/)).toHaveValue('2');
  // Later input of the reader is compared with the same answer.
  await page.getByLabel(/^version/).fill('3');
  await expect(main).toContainText('With version 2 it is the same.');
});
