import { type Locator, type Page } from '@playwright/test';
import { startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { CLICK_BUDGET } from '../../site/config/budgets';
import { encodeAbiParameters, toFunctionSelector } from 'viem';
import { codeThatAnswers } from './support/contract-code';
import { looksWrong } from './support/looks';
import { openPage, started } from './support/open-page';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';
import { addWallets } from './support/wallet';

// "read now" asks the reader's wallet, here with a local chain as node that has code of this test at the SDK's
// addresses.

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** The address of the entry opens the fold around it. */
const ABI_PAGE = 'api/contracts/abis/mainnet/PufferVaultV5#totalAssets';
const HANDLER_PAGE = 'api/contracts/handlers/puffer-vault-handler';
/** A chain on which the SDK has none of these contracts. */
const BASE = '0x2105';
/** 2026-01-01 */
const TIME = 1_767_225_600;

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');
/** Code that answers every call with one word: PUSH32 value, MSTORE at 0, RETURN 32 bytes. */
const answering = (value: bigint): string => `0x7f${word(value)}60005260206000f3`;
/** Code that answers with the first argument of the call. */
const echoing = '0x60043560005260206000f3';
/** Code that reverts every call with a custom error without arguments: PUSH4 selector, MSTORE at 0, REVERT 4 bytes. */
const reverting = (selector: string): string => `0x63${selector.slice(2)}6000526004601cfd`;

const button = (page: Page, entry: string): Locator =>
  page.locator(`section:has(> #${entry})`).last().getByRole('button', { name: 'read now' }).first();
const said = (page: Page): Locator => page.locator('.tool-answer').getByRole('status');

let node: Node;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  node = await startNode(1, TIME);
});
test.afterAll(() => node.stop());

const place = async (code: string): Promise<void> => void (await node.request('anvil_setCode', [VAULT, code]));

/** Set to the chain of the wallet where it is not that of the node. */
let elsewhere: string | undefined;
test.beforeEach(() => void (elsewhere = undefined));

/** A page with one wallet, whose node is the local chain. */
async function openWithWallet(page: Page, path: string): Promise<string[]> {
  const seen = await addWallets(page, ['Test wallet'], (method, params) => elsewhere ?? node.request(method, params));
  await openPage(page, path);
  return seen;
}

/** Measures what each click loads, with the bytes of clicks `before`; fails when that is more than its budget. */
async function measure(page: Page): Promise<(what: string, before?: number) => Promise<number>> {
  await page.waitForLoadState('networkidle');
  const weigh = weighScripts(page);
  return async (what, before = 0) => {
    await page.waitForLoadState('networkidle');
    const bytes = before + (await weigh());
    console.log(`read now, ${what}: ${bytes}`);
    expect(bytes, what).toBeGreaterThan(0);
    expect(bytes, what).toBeLessThanOrEqual(CLICK_BUDGET.bytes);
    return bytes;
  };
}

const ONE_CALL = ['eth_chainId', 'eth_getBlockByNumber', 'eth_call', 'eth_chainId'];

test('a value of now has its unit, network, block and time, the wallet was only read from, and nothing was asked or loaded before the click', async ({
  page,
}) => {
  const again = page.getByRole('button', { name: 'Ask again' });
  await place(answering(1_234_567_890_123_456_789n));
  const seen = await openWithWallet(page, ABI_PAGE);
  const isWithin = await measure(page);
  const weigh = weighScripts(page);
  await page.mouse.wheel(0, 2_000);
  await page.waitForTimeout(500);
  expect(seen).toEqual([]);
  expect(await weigh()).toBe(0);
  await button(page, 'totalAssets').click();
  await expect(said(page)).toContainText('1.234567890123456789 ETH');
  await expect(said(page)).toContainText('1234567890123456789');
  await expect(said(page)).toContainText(
    /Mainnet, block 24,000,0\d\d of 2026-01-01 00:\d\d:\d\d UTC, through Test wallet/,
  );
  expect(seen).toEqual(ONE_CALL);
  const bytes = await isWithin('a value');

  await test.step('both a value and a revert are within the budget of one click', async () => {
    await place(reverting('0x2c5211c6'));
    await again.click();
    await expect(said(page)).toContainText('The contract reverts');
    await isWithin('a value and a revert', bytes);
  });

  await test.step('on a network without the contract it says so before it asks', async () => {
    elsewhere = BASE;
    seen.length = 0;
    await again.click();
    await expect(page.locator('.tool-answer')).toContainText('The SDK has no PufferVaultV5 on Base');
    expect(seen).toEqual(['eth_chainId']);
  });

  const contract = page.getByLabel('contract');
  await test.step('another address of the contract is typed, and that of another contract is not asked', async () => {
    elsewhere = undefined;
    seen.length = 0;
    await page.getByRole('button', { name: 'Another address' }).click();
    await expect(contract).toHaveValue('PufferVault');
    await contract.fill('ValidatorTicket');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(said(page)).toContainText('not of PufferVaultV5. Nothing was read.');
    expect(seen).toEqual([]);
  });

  await test.step('a revert leads to its meaning', async () => {
    await contract.fill('PufferVault');
    await again.click();
    await page.getByRole('link', { name: 'What this revert means' }).click();
    await expect(page.locator('main')).toContainText('InvalidAmount');
  });
});

test('a read method of the SDK asks its function with what is typed, and no click loads more than its budget', async ({
  page,
}) => {
  await place(echoing);
  const seen = await openWithWallet(page, HANDLER_PAGE);
  const isWithin = await measure(page);
  await button(page, 'balanceOf').click();
  const account = page.getByLabel('account');
  await expect(account).toBeVisible();
  await isWithin('the form');
  await account.fill(ACCOUNT);
  const read = page.getByRole('button', { name: 'Read', exact: true });
  await expect(read).toBeEnabled();
  await isWithin('its first field');
  expect(seen).toEqual([]);
  await read.click();
  await expect(said(page)).toContainText(BigInt(ACCOUNT).toString());
  await expect(said(page)).toContainText('pufETH');
  await isWithin('its answer');
  expect(seen).toEqual(ONE_CALL);

  await test.step('its answer is not shown under another argument', async () => {
    await account.fill(VAULT);
    await expect(said(page)).toHaveText('The question has changed. Ask again.');
    await account.fill(ACCOUNT);
    await expect(said(page)).toContainText(BigInt(ACCOUNT).toString());
  });

  await test.step('a form for another network than that of the wallet is not asked', async () => {
    elsewhere = BASE;
    seen.length = 0;
    await expect(page.locator('.tool-answer').getByLabel('Chain')).toHaveValue('Mainnet');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(said(page)).toContainText('This form is for Mainnet, and the wallet is on Base.');
    expect(seen).toEqual(['eth_chainId']);
  });

  await test.step('a method with a fixed argument asks with it, without a form', async () => {
    elsewhere = undefined;
    seen.length = 0;
    await button(page, 'getPufETHRate').click();
    const rate = page.locator('.tool-answer', { hasText: '1 pufETH' }).getByRole('status');
    await expect(rate).toContainText((10n ** 18n).toString());
    expect(seen).toEqual(ONE_CALL);
  });
});

test('an address that it returns has its name and its case, and one file of names loads', async ({ page }) => {
  await place(answering(BigInt(VAULT)));
  await openWithWallet(page, 'api/contracts/abis/mainnet/PufferVaultV5#asset');
  const isWithin = await measure(page);
  await button(page, 'asset').click();
  await expect(said(page)).toContainText(VAULT);
  await expect(said(page)).toContainText('PufferVault (Mainnet)');
  await isWithin('an address');
  // One that no table has is shown as it came.
  const unknown = `${VAULT.toLowerCase().slice(0, -1)}3`;
  await place(answering(BigInt(unknown)));
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(said(page)).toContainText(unknown);
  await expect(said(page)).not.toContainText('PufferVault (Mainnet)');
});

test('an amount of the asset of a vault is told in the decimals that the asset says', async ({ page }) => {
  const [vault, asset] = ['0xF2e97704A567e003Ed97f2D0976c45b2Dda766a0', `0x${'12'.repeat(20)}`];
  const of = (name: string) => toFunctionSelector(`${name}()`);
  const code: readonly (readonly [string, string])[] = [
    [vault, codeThatAnswers({ [of('totalAssets')]: `0x${word(1_234_567n)}`, [of('asset')]: `0x${word(asset)}` })],
    [
      asset,
      codeThatAnswers({
        [of('symbol')]: encodeAbiParameters([{ type: 'string' }], ['USDX']),
        [of('decimals')]: `0x${word(6n)}`,
      }),
    ],
  ];
  for (const [at, bytes] of code) await node.request('anvil_setCode', [at, bytes]);
  await openWithWallet(page, 'api/contracts/abis/mainnet/LagoonVault#totalAssets');
  await button(page, 'totalAssets').click();
  await expect(said(page)).toContainText('1.234567 USDX');
  await expect(said(page)).toContainText('1234567');
});

test('without a wallet one line says what it would add; of several wallets the reader chooses one', async ({
  page,
}) => {
  await openPage(page, ABI_PAGE);
  const control = button(page, 'totalAssets');
  await test.step('the keyboard opens and closes it', async () => {
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.tool-answer')).toContainText('No wallet was found in this browser.');
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    // A narrow window overflows first, and colours do not depend on the width.
    expect(await looksWrong(page, [320])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('.tool-answer')).toHaveCount(0);
  });

  await test.step('a refusal has a sentence', async () => {
    const seen = await addWallets(page, ['One', '<b>Two</b>'], () => {
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    });
    await page.reload();
    await started(page);
    await control.click();
    const choice = page.getByLabel('Wallet', { exact: true });
    await expect(choice).toBeVisible();
    expect(seen).toEqual([]);
    await choice.selectOption('<b>Two</b> (test.example)');
    await expect(said(page)).toContainText('You refused the request in the wallet');
  });
});
