import { type Locator, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openPage, started } from './support/open-page';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

// The tools that compose: call composer, permit bench, address book.

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const state = (fields: Record<string, string>): string => `#${new URLSearchParams(fields).toString()}`;
const DEPOSIT = state({
  in: 'PufferVaultHandler.deposit',
  v: JSON.stringify({ walletAddress: ACCOUNT, value: '0.5' }),
});
const TYPED = {
  name: 'Liquid staked Ether 2.0',
  owner: ACCOUNT,
  spender: 'PufferDepositor',
  value: '0.5',
  nonce: '0',
  deadline: '1900000000',
};
const PERMIT = state({ in: 'stETH', v: JSON.stringify(TYPED) });
const BOOK = state({ in: 'PufferVault' });
const TOOLS = [
  ['tools/compose', DEPOSIT, 'Ready: PufferVaultV5.deposit at PufferVault on Mainnet after an approval'],
  ['tools/permit', PERMIT, 'Ready: digest and typed data'],
  ['tools/addresses', BOOK, 'entries'],
] as const;

const answered = (page: Page, ready: string): Locator => page.getByRole('status').filter({ hasText: ready });

for (const [path, fragment, ready] of TOOLS) {
  test(`${path}: a link reproduces it, a reload keeps it, and clearing empties it`, async ({ page }) => {
    await openPage(page, `${path}${fragment}`);
    await expect(answered(page, ready)).toBeVisible();
    await page.reload();
    await started(page);
    await expect(answered(page, ready)).toBeVisible();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(page.locator('main textarea')).toHaveValue('');
    await expect(answered(page, ready)).toHaveCount(path === 'tools/addresses' ? 1 : 0);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test(`${path}: clean in both themes, and no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const theme of ['light', 'dark']) {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await openPage(page, 'tools/');
      await openPage(page, `${path}${fragment}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(answered(page, ready)).toBeVisible();
      for (const summary of await page.locator('.tool-answer summary').all()) await summary.click();
      expect([theme, await axeViolations(page)]).toEqual([theme, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });

  test(`${path}: asks no other origin and sends nothing of the input`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, `${path}${fragment}`);
    await expect(answered(page, ready)).toBeVisible();
    await page.getByLabel(/^Chain/).selectOption({ index: 1 });
    const origin = new URL(baseURL ?? '').origin;
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(
      asked.filter((url) => url.includes('f39Fd6e5') || url.includes('stETH') || url.includes('PufferVault')),
    ).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
}

test('a call is composed with the keyboard alone', async ({ page }) => {
  await openPage(page, 'tools/compose');
  await tabTo(page, page.getByLabel('Method of the SDK, function of a contract, calldata or a Safe file'));
  await page.keyboard.type('vault.deposit');
  await tabTo(page, page.getByRole('button', { name: 'vault.deposit', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('walletAddress'));
  await page.keyboard.type(ACCOUNT);
  await tabTo(page, page.getByLabel('value'));
  await page.keyboard.type('0.5000000000000000001');
  await expect(page.getByText('19 decimal places, but 18 are all there are.')).toBeVisible();
  await page.keyboard.press('Backspace');
  for (let presses = 0; presses < 17; presses++) await page.keyboard.press('Backspace');
  await expect(page.getByText('= 500000000000000000 base units')).toBeVisible();
  await expect(answered(page, 'Ready: PufferVaultV5.deposit')).toBeVisible();
  await expect(page.locator('.tool-code code').first()).toContainText('pufferClient.vault.deposit(');
});

test('a name that is not deployed on the chain is refused', async ({ page }) => {
  await openPage(
    page,
    `tools/compose${state({ in: 'CarrotStaker.unstake(uint256,address)', chain: 'Base', v: JSON.stringify({ recipient: 'PufferVault' }) })}`,
  );
  await expect(page.getByText('PufferVault is not deployed on Base; it is on Mainnet, Holesky.')).toBeVisible();
});

test('markup in a link stays text', async ({ page }) => {
  const evil = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';
  for (const [path, ,] of TOOLS) {
    await openPage(
      page,
      `${path}${state({ in: evil, v: JSON.stringify({ walletAddress: evil, name: evil }), chain: evil })}`,
    );
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    expect(await page.title()).not.toBe('1');
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
});

test('a signature of another account is not the owner’s', async ({ page }) => {
  const typed = { ...TYPED, signature: `0x${'11'.repeat(32)}${'22'.repeat(32)}1b` };
  await openPage(page, `tools/permit${state({ in: 'stETH', v: JSON.stringify(typed) })}`);
  await expect(page.getByText(/^Signed by 0x|^No address comes out/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path] of TOOLS)
    test(`${path} says what to do instead`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('This tool runs in your browser and needs scripts.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clear everything' })).toBeHidden();
    });
});
