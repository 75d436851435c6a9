import { type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

// The tools that read: they process pasted input only in the browser.

const VAULT = 'd9a442856c234a39a81a089c06451ebaa4306a72';
const BALANCE = `0xe450d38c${VAULT.padStart(64, '0')}${'0'.repeat(64)}${(5n * 10n ** 18n).toString(16).padStart(64, '0')}`;
const APPROVE = `0x095ea7b3${'dda0483184e75a5579ef9635ed14baccf9d50283'.padStart(64, '0')}${'f'.repeat(64)}`;

const input = (page: Page) => page.locator('main textarea').first();
const status = (page: Page) => page.locator('main').getByRole('status').first();

test('a revert is decoded, with one request at most, its link reproduces it, and one control empties everything', async ({
  page,
}) => {
  await openPage(page, 'tools/errors#in=0x2c5211c6');
  await expect(status(page)).toContainText('InvalidAmount');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await input(page).fill(BALANCE);
  await expect(status(page)).toHaveText('Found: ERC20InsufficientBalance(address,uint256,uint256)');
  // A request only reveals the name of a part of the words, and is made once.
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/assets\/js\/part\.[0-9a-f]{8}\.js$/);
  await input(page).fill('0x2c5211c6');
  await expect(status(page)).toContainText('InvalidAmount');
  await input(page).fill(BALANCE);
  await expect(status(page)).toContainText('ERC20InsufficientBalance');
  expect(asked).toHaveLength(1);
  const values = page.getByRole('list', { name: 'Arguments' });
  await expect(values).toContainText('5000000000000000000');
  await expect(values).toContainText('PufferVault (Mainnet)');
  await page.getByLabel(/Which contract was called/).selectOption('ValidatorTicket');
  await expect(page).toHaveURL(/#in=0xe450d38c.*contract=ValidatorTicket$/);
  await page.reload();
  // The state alone starts the application.
  await expect(page.getByLabel(/Which contract was called/)).toHaveValue('ValidatorTicket');
  await expect(page.getByRole('main').getByRole('link', { name: /in the reference/ })).toHaveAttribute(
    'href',
    /\/api\/reverts#error-ERC20InsufficientBalance$/,
  );
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(page).toHaveURL(/tools\/errors\/?$/);
  await expect(status(page)).toHaveText('');
  await expect(input(page)).toBeFocused();
});

test('calldata is explained with warnings, which fields beside it sharpen; a hash that is said to be one raises no alarm', async ({
  page,
}) => {
  await openPage(page, `tools/calldata#in=${APPROVE}`);
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await expect(warnings).toContainText('has no limit');
  // A link into the page leaves the fields as they are.
  await page.locator('.table-of-contents').getByRole('link', { name: 'What it warns of' }).click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(warnings).toContainText('has no limit');
  await expect(input(page)).toHaveValue(APPROVE);
  await page.getByLabel('Called address').fill(`0x${VAULT}`);
  await expect(status(page)).toContainText('an unlimited amount (2^256 - 1) of pufETH');
  await page.getByLabel('Chain', { exact: true }).selectOption('Base');
  await expect(warnings).toContainText('On Base nothing is known');
  await page.getByLabel('Value in wei').fill('1.5');
  await expect(page.getByText('The value is a whole number of wei.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`chain=Base&to=0x${VAULT}`));
  // Without the address and the chain.
  await page.getByRole('button', { name: 'Clear everything' }).click();
  const hash = `0x${'5c504ed432cb5113'.repeat(4)}`;
  await input(page).fill(hash);
  await expect(warnings).toContainText('the hash of a transaction, a topic, or a private key');
  await input(page).fill(`tx ${hash}`);
  await expect(page.locator('main .tool-answer').first()).toContainText('The hash of a transaction, as the input says');
  await expect(warnings).toHaveCount(0);
  await expect(page).toHaveURL(/#in=tx\+0x5c50/);
});

test('the one input opens the tool for what was pasted, with a click and with Enter', async ({ page }) => {
  await openPage(page, 'tools/');
  await input(page).fill(BALANCE);
  await expect(status(page)).toContainText('Revert doctor: Revert data');
  await page.getByRole('link', { name: 'Open in Revert doctor' }).click();
  await expect(page).toHaveURL(/tools\/errors#in=0xe450d38c/);
  await expect(status(page)).toContainText('ERC20InsufficientBalance');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tools/);
  await input(page).fill('0xb94abeec');
  await expect(status(page)).toContainText('of an error, 0xb94abeec');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/tools\/errors#in=0xb94abeec/);
});

test('numbers are converted, what is cut is said, and the search list takes pasted data to the tools', async ({
  page,
}) => {
  await openPage(page, 'tools/units');
  await input(page).fill('1.0000000000000000019');
  // Enter answers, Shift and Enter break the line.
  await input(page).press('Enter');
  await expect(input(page)).toHaveValue('1.0000000000000000019');
  await input(page).press('Shift+Enter');
  await expect(input(page)).toHaveValue('1.0000000000000000019\n');
  await expect(page.getByRole('list', { name: 'Meanings' })).toContainText('it is 1000000000000000001.9 exactly');
  await page.getByLabel('Decimals of the token').selectOption('6');
  await expect(page.getByRole('list', { name: 'Meanings' })).toContainText('1000000');
  await page.getByRole('button', { name: 'a fee' }).click();
  await expect(status(page)).toContainText('a fee of 100 basis points');

  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill(BALANCE);
  await expect(page.getByRole('link', { name: 'Read it with the tools' })).toHaveAttribute(
    'href',
    /\/tools\/#in=0xe450d38c/,
  );
  await box.fill('execution reverted: InvalidAmount()');
  await page.getByRole('link', { name: 'Decode it with the revert doctor' }).click();
  await expect(status(page)).toContainText('InvalidAmount');
});

test('the filter of the reverts takes a message', async ({ page }) => {
  await openPage(page, 'api/reverts');
  const filter = page.locator('[data-table] input').first();
  await filter.fill(`execution reverted (unknown custom error) (action="call", data="${BALANCE}", reason=null)`);
  const rows = page.locator('[data-table]').first().locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('ERC20InsufficientBalance');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool says what to do instead, and shows no control', async ({ page }) => {
    for (const tool of ['', 'errors', 'calldata', 'compose', 'permit', 'addresses', 'units']) {
      await page.goto(`tools/${tool}`);
      await expect(page.getByText('needs scripts')).toBeVisible();
      await expect(input(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Clear everything' })).toBeHidden();
    }
  });
});

test('a box for one line shows every line of what is pasted', async ({ page }) => {
  await openPage(page, 'tools/units');
  const line = (await input(page).boundingBox())?.height ?? 0;
  await input(page).fill('1 day '.repeat(60));
  expect((await input(page).boundingBox())?.height).toBeGreaterThan(line);
  expect(await input(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});
