import { type Page } from '@playwright/test';
import { looksWrong } from './support/looks';
import { openPage, started } from './support/open-page';
import { expect, test } from './support/test';
import { hold } from './support/waiting-scripts';

// The composer below each entry that writes.

const HANDLER = 'api/contracts/handlers/puffer-vault-handler';
const CONTRACT = 'api/contracts/abis/mainnet/PufferVaultV5';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const link = (page: Page, id: string) => page.locator(`a[data-compose][href$="#in=${id}"]`);
const form = (page: Page) => page.locator('.tool-answer').first();
const state = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

test('a method has its form below its call, which a reload keeps', async ({ page }) => {
  await openPage(page, HANDLER);
  const deposit = link(page, 'PufferVaultHandler.deposit');
  await expect(deposit).toHaveText('Compose this call');
  // A fade of the text alone would show it without its fill, white on white.
  await expect(deposit).toHaveCSS('transition-property', 'none');
  await deposit.click();
  await expect(form(page).getByRole('heading', { name: 'Compose PufferVaultHandler.deposit' })).toBeFocused();
  await expect(deposit).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('walletAddress').fill(ACCOUNT);
  await page.getByLabel('value', { exact: false }).first().fill('0.5');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ready: PufferVaultV5.deposit at PufferVault' }),
  ).toBeVisible();
  await expect.poll(() => state(page).get('v')).toContain('0.5');
  await page.reload();
  await started(page);
  await expect(page.getByLabel('walletAddress')).toHaveValue(ACCOUNT);
  await expect(page.getByRole('status').filter({ hasText: 'Ready' })).toBeVisible();
  await expect(link(page, 'PufferVaultHandler.deposit')).toBeInViewport();
  expect(await looksWrong(page, [390])).toEqual([]);
});

test('it loads when it is asked for, from this origin; Escape and the button close it, give the focus back, and lose nothing; another entry takes its place', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, HANDLER);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  const deposit = link(page, 'PufferVaultHandler.deposit');
  await deposit.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('walletAddress').fill(ACCOUNT);
  expect(asked.length).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(deposit).toBeFocused();
  await expect(deposit).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.tool-answer')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('walletAddress')).toHaveValue(ACCOUNT);
  await page.getByRole('main').getByText('Close', { exact: false }).and(page.getByRole('button')).click();
  await expect(deposit).toBeFocused();

  await deposit.click();
  await expect(form(page)).toContainText('PufferVaultHandler.deposit');
  await link(page, 'PufferVaultHandler.depositETH').click();
  await expect(form(page)).toContainText('PufferVaultHandler.depositETH');
  await expect(page.getByRole('heading', { name: /^Compose / })).toHaveCount(1);

  await test.step('a contract function comes after client navigation', async () => {
    await page.getByRole('main').getByRole('link', { name: 'PufferVaultV5', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${CONTRACT}$`));
    await expect(page.locator('.tool-answer')).toHaveCount(0);
    await link(page, 'PufferVaultV5.deposit(uint256,address)').click();
    await expect(form(page)).toContainText('PufferVaultV5.deposit(uint256,address)');
    await page.goBack();
    await expect(form(page)).toContainText('PufferVaultHandler.depositETH');
  });
  const { origin } = new URL(baseURL ?? '');
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:blob|data):/.test(url))).toEqual([]);
});

test('a link in the form leads to its page, also when the form is edited and closed while that page loads', async ({
  page,
}) => {
  const release = await hold(page, '**/tools/permit/body.txt');
  await openPage(page, 'api/contracts/handlers/puffer-depositor-handler');
  await link(page, 'PufferDepositorHandler.depositStETH').click();
  await form(page).getByRole('link', { name: 'Make the permit on the bench' }).click();
  await expect(page).toHaveURL(/tools\/permit#in=stETH/);
  await page.getByLabel('walletAddress').fill(ACCOUNT);
  // Longer than the pause in typing after which the form writes the address.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/tools\/permit#in=stETH/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tool-answer')).toHaveCount(0);
  await expect(page).toHaveURL(/tools\/permit#in=stETH/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Permit/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('stETH');
});

test('a file that is missing leads to the page of the composer', async ({ page }) => {
  await openPage(page, HANDLER);
  await page.waitForLoadState('networkidle');
  await page.route(/part\.[0-9a-f]+\.js$/, (route) => route.abort());
  await link(page, 'PufferVaultHandler.deposit').click();
  await expect(page).toHaveURL(/tools\/compose\/?#in=PufferVaultHandler\.deposit$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the page of the composer, for that function', async ({ page }) => {
    await page.goto(HANDLER);
    await link(page, 'PufferVaultHandler.deposit').click();
    await expect(page).toHaveURL(/tools\/compose\/?#in=PufferVaultHandler\.deposit$/);
  });
});

test('a button whose script is missing leaves the page as it is', async ({ page }) => {
  await openPage(page, 'api/contracts/addresses');
  const address = page.url();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const button = page.locator('[data-read]').filter({ visible: true }).first();
  const failed = page.waitForEvent('requestfailed', { timeout: 20_000 });
  await button.click();
  await failed;
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(address);
  await expect(button).toBeVisible();
});
