import { type Locator, type Page } from '@playwright/test';
import { mined, startNode, type Node, type Receipt } from '@sdk-docs/evidence/anvil/node';
import { CLICK_BUDGET } from '../../site/config/budgets';
import { looksWrong } from './support/looks';
import { openPage } from './support/open-page';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';
import { addWallets } from './support/wallet';

// The tools ask a wallet for a transaction, and for the code at an address. Its node is a local chain with code of this
// test at the SDK's addresses.

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Of EIP-1967. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
/** 2026-01-01 */
const TIME = 1_767_225_600;

const word = (value: string): string => BigInt(value).toString(16).padStart(64, '0');
/** depositETH(address) */
const DEPOSIT = `0x2d2da806${word(ACCOUNT)}`;
/** Code that emits Transfer(0, the account, 1 ether): MSTORE the amount at 0, the topics, LOG3 of 32 bytes. */
const emitting = `0x7f${word('0xde0b6b3a7640000')}600052${[ACCOUNT, '0x0', TRANSFER].map((topic) => `7f${word(topic)}`).join('')}60206000a300`;
/** Code that reverts with InvalidAmount(): PUSH4 selector, MSTORE at 0, REVERT of 4 bytes. */
const reverting = '0x632c5211c66000526004601cfd';

const READING = [
  'eth_chainId',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getBlockByNumber',
  'eth_call',
  'eth_getCode',
  'eth_getStorageAt',
];

let node: Node;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  node = await startNode(1, TIME);
});
test.afterAll(() => node.stop());

/** A deposit of 1 ETH to code at the vault's address, which may fail. */
async function depositTo(code: string): Promise<Receipt> {
  await node.request('anvil_setCode', [VAULT, code]);
  const call = { from: ACCOUNT, to: VAULT, value: '0xde0b6b3a7640000', data: DEPOSIT, gas: '0x30d40' };
  return mined(node, await node.request('eth_sendTransaction', [call]));
}

const withWallet = (page: Page): Promise<string[]> =>
  addWallets(page, ['Test wallet'], (method, params) => node.request(method, params));
const type = (page: Page, text: string): Promise<void> => page.locator('main textarea').first().fill(text);
const asks = (page: Page): Locator => page.getByRole('button', { name: /ask my wallet/i });

test('the explainer reads a transaction and its logs, and only reads from the wallet', async ({ page }) => {
  const { transactionHash } = await depositTo(emitting);
  const seen = await withWallet(page);
  await openPage(page, 'tools/calldata');
  await type(page, `tx ${transactionHash}`);
  await expect(asks(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  const weigh = weighScripts(page);
  await asks(page).click();
  const main = page.locator('main');
  await expect(main).toContainText('The transaction succeeded.');
  await expect(main).toContainText(
    /Sent by 0x[\da-f]{40} on Mainnet, block 24,000,\d{3} of 2026-01-01 00:\d\d:\d\d UTC, through Test wallet/i,
  );
  await expect(main).toContainText('depositETH');
  await expect(main.getByRole('heading', { name: /Event Transfer of .*pufETH/ })).toBeVisible();
  expect(seen).toEqual([
    'eth_chainId',
    'eth_getTransactionByHash',
    'eth_getTransactionReceipt',
    'eth_getBlockByNumber',
    'eth_chainId',
  ]);
  // The reader of receipts has its own branch of the tool's budget.
  console.log(`asked for a transaction: ${await weigh()}`);
});

test('the doctor has a failed transaction called again, and names its error', async ({ page }) => {
  const { transactionHash, status } = await depositTo(reverting);
  expect(status).toBe('0x0');
  const seen = await withWallet(page);
  await openPage(page, 'tools/errors');
  await type(page, `https://etherscan.io/tx/${transactionHash}`);
  await asks(page).focus();
  await page.keyboard.press('Enter');
  const main = page.locator('main');
  await expect(main).toContainText('The transaction failed.');
  await expect(main.getByRole('heading', { name: 'InvalidAmount()' })).toBeVisible();
  await expect(page.locator('main').getByRole('status').first()).toContainText('Found: InvalidAmount()');
  expect(seen).toContain('eth_call');
  expect(seen.filter((method) => !READING.includes(method))).toEqual([]);
  // The button is gone, and the next Tab stop is its replacement.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open it in the calldata explainer' })).toBeFocused();
  expect(await looksWrong(page, [320, 1280])).toEqual([]);

  await test.step('a value that may be a private key is asked for by the word of the reader alone', async () => {
    seen.length = 0;
    await type(page, `0x${'12'.repeat(32)}`);
    await expect(page.locator('[data-warning=possible-private-key]')).toBeVisible();
    expect(seen).toEqual([]);
    await page.getByRole('button', { name: 'It is the hash of a transaction, no key: ask my wallet for it' }).click();
    await expect(main).toContainText('knows no transaction with this hash on Mainnet');
    // The topic of an event is not a transaction.
    await type(page, TRANSFER);
    await expect(main).toContainText('The topic of an event');
    await expect(asks(page)).toHaveCount(0);
  });
});

test('the address book compares the implementation with the one on record', async ({ page }) => {
  await node.request('anvil_setCode', [VAULT, emitting]);
  const seen = await withWallet(page);
  await openPage(page, 'tools/addresses');
  await type(page, `${VAULT} Mainnet`);
  const row = page
    .getByRole('list', { name: 'Entries' })
    .locator(':scope > li')
    .filter({ hasText: 'implementation on record' });
  const record = await row.first().locator('code').nth(1).textContent();
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  const weigh = weighScripts(page);
  for (const [slot, text] of [
    [record ?? '', 'It is the implementation on record.'],
    [ACCOUNT, 'It is not the implementation on record.'],
  ] as const) {
    await node.request('anvil_setStorageAt', [VAULT, IMPLEMENTATION_SLOT, `0x${word(slot)}`]);
    await row
      .first()
      .getByRole('button', { name: /Read its code now|Ask again/ })
      .first()
      .click();
    await expect(row.first()).toContainText(text);
    await expect(row.first().getByRole('list', { name: 'Slots of EIP-1967' })).toContainText(slot);
  }
  expect(seen.filter((method) => !READING.includes(method))).toEqual([]);
  await page.waitForLoadState('networkidle');
  const bytes = await weigh();
  console.log(`asked for code: ${bytes}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(CLICK_BUDGET.bytes);
});

// What asks is one component, also on the permit bench and in the composer.
test('without a wallet one line says what it would add', async ({ page }) => {
  await openPage(page, 'tools/calldata');
  await type(page, `tx 0x${'12'.repeat(32)}`);
  await asks(page).click();
  await expect(page.locator('main')).toContainText('No wallet was found in this browser.');
});
