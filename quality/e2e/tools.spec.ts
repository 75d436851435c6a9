import { type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

// The tools that read: they process pasted input only in the browser.

const VAULT = 'd9a442856c234a39a81a089c06451ebaa4306a72';
const BALANCE = `0xe450d38c${VAULT.padStart(64, '0')}${'0'.repeat(64)}${(5n * 10n ** 18n).toString(16).padStart(64, '0')}`;
const APPROVE = `0x095ea7b3${'dda0483184e75a5579ef9635ed14baccf9d50283'.padStart(64, '0')}${'f'.repeat(64)}`;
const HOSTILE = `Error: <img src=x onerror="window.broken=1"><script>window.broken=1</script> reverted with reason string '</code><b id=markup>x</b>'`;

const input = (page: Page) => page.locator('main textarea').first();
const status = (page: Page) => page.locator('main').getByRole('status').first();

test('a revert is decoded, its link reproduces it, and one control empties everything', async ({ page }) => {
  await openPage(page, 'tools/errors');
  await input(page).fill(BALANCE);
  await expect(status(page)).toHaveText('Found: ERC20InsufficientBalance(address,uint256,uint256)');
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

test('calldata is explained with warnings, which fields beside it sharpen', async ({ page }) => {
  await openPage(page, `tools/calldata#in=${APPROVE}`);
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await expect(warnings).toContainText('has no limit');
  await page.getByLabel('Called address').fill(`0x${VAULT}`);
  await expect(status(page)).toContainText('an unlimited amount (2^256 - 1) of pufETH');
  await page.getByLabel('Chain', { exact: true }).selectOption('Base');
  await expect(warnings).toContainText('On Base nothing is known');
  await page.getByLabel('Value in wei').fill('1.5');
  await expect(page.getByText('The value is a whole number of wei.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`chain=Base&to=0x${VAULT}`));
});

test('the one input opens the tool for what was pasted, with it', async ({ page }) => {
  await openPage(page, 'tools/');
  await input(page).fill(BALANCE);
  await expect(status(page)).toContainText('Revert doctor: Revert data');
  await page.getByRole('link', { name: 'Open in Revert doctor' }).click();
  await expect(page).toHaveURL(/tools\/errors#in=0xe450d38c/);
  await expect(status(page)).toContainText('ERC20InsufficientBalance');
});

test('numbers are converted, and what is cut is said', async ({ page }) => {
  await openPage(page, 'tools/units');
  await input(page).fill('1.0000000000000000019');
  await expect(page.getByRole('list', { name: 'Meanings' })).toContainText('it is 1000000000000000001.9 exactly');
  await page.getByLabel('Decimals of the token').selectOption('6');
  await expect(page.getByRole('list', { name: 'Meanings' })).toContainText('1000000');
});

test('nothing is asked of another origin, and what is pasted is never markup', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
  });
  for (const tool of ['errors', 'calldata', 'units', '']) {
    await openPage(page, `tools/${tool}`);
    await input(page).fill(HOSTILE);
    await expect(status(page)).not.toHaveText(/^(?:Loading…)?$/);
    await expect(page.locator('#markup, main img[src="x"]')).toHaveCount(0);
  }
  await page.goto(`tools/errors#in=${encodeURIComponent(HOSTILE)}`);
  await expect(status(page)).toContainText('Found');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(foreign).toEqual([]);
});

test('another error asks for one part of the words at most, and for nothing the second time', async ({ page }) => {
  await openPage(page, `tools/errors#in=0x2c5211c6`);
  await expect(status(page)).toContainText('InvalidAmount');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await input(page).fill(BALANCE);
  await expect(status(page)).toContainText('ERC20InsufficientBalance');
  // A request only reveals the name of a part.
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/assets\/js\/part\.[0-9a-f]{8}\.js$/);
  await input(page).fill('0x2c5211c6');
  await expect(status(page)).toContainText('InvalidAmount');
  await input(page).fill(BALANCE);
  await expect(status(page)).toContainText('ERC20InsufficientBalance');
  expect(asked).toHaveLength(1);
});

test('a tool is used with the keyboard alone', async ({ page }) => {
  await openPage(page, 'tools/errors');
  await input(page).focus();
  await page.keyboard.insertText('AccessManagedInvalidAuthority(0x0000000000000000000000000000000000000001)');
  await expect(status(page)).toContainText('AccessManagedInvalidAuthority');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear everything' })).toBeFocused();
  for (let steps = 0; steps < 8; steps += 1) {
    if (await page.getByLabel(/Which contract was called/).evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel(/Which contract was called/)).toBeFocused();
  await page.keyboard.type('PufferOracle');
  await expect(page.getByLabel(/Which contract was called/)).toHaveValue('PufferOracleV2');
  await page.getByRole('button', { name: 'Clear everything' }).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

for (const theme of ['light', 'dark'])
  test(`answers have no violation of axe in the ${theme} theme and fit 390 px`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.setViewportSize({ width: 390, height: 800 });
    for (const [path, shown] of [
      [`tools/errors#in=${BALANCE}`, 'ERC20InsufficientBalance'],
      [`tools/calldata#in=${APPROVE}`, 'warning'],
      ['tools/units#in=1.5&rate=1.05', 'Read as'],
      ['tools/#in=0x095ea7b3', 'Calldata explainer'],
    ] as const) {
      await openPage(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(status(page)).toContainText(shown);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });

test('the filter of the reverts takes a message', async ({ page }) => {
  await openPage(page, 'api/reverts');
  const filter = page.locator('[data-table] input').first();
  await filter.fill(`execution reverted (unknown custom error) (action="call", data="${BALANCE}", reason=null)`);
  const rows = page.locator('[data-table]').first().locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('ERC20InsufficientBalance');
});

test('the search list links to the tools for pasted data', async ({ page }) => {
  await openPage(page, 'tools/units');
  await page.getByRole('combobox', { name: 'Search' }).fill(BALANCE);
  await expect(page.getByRole('link', { name: 'Read it with the tools' })).toHaveAttribute(
    'href',
    /\/tools\/#in=0xe450d38c/,
  );
  await page.getByRole('combobox', { name: 'Search' }).fill('execution reverted: InvalidAmount()');
  await page.getByRole('link', { name: 'Decode it with the revert doctor' }).click();
  await expect(status(page)).toContainText('InvalidAmount');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool says what to do instead, and shows no control', async ({ page }) => {
    for (const tool of ['', 'errors', 'calldata', 'units']) {
      await page.goto(`tools/${tool}`);
      await expect(page.getByText('needs scripts')).toBeVisible();
      await expect(input(page)).toBeHidden();
    }
  });
});
