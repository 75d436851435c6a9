import { type Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { tabTo } from './support/tab-to';
import { PERMIT_FIELDS } from './support/permit-fields';
import { expect, test } from './support/test';

// The tools that compose: call composer, permit bench, address book.

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const state = (fields: Record<string, string>): string => `#${new URLSearchParams(fields).toString()}`;
const typed = (fields: Record<string, string>): string => JSON.stringify(fields);
const DEPOSIT = state({ in: 'PufferVaultHandler.deposit', v: typed({ walletAddress: ACCOUNT, value: '0.5' }) });
const UNSTAKE = state({
  in: 'CarrotStaker.unstake(uint256,address)',
  chain: 'Base',
  v: typed({ recipient: 'PufferVault' }),
});
const PERMIT = state({ in: 'stETH', v: PERMIT_FIELDS });
const TOOLS = [
  ['tools/compose', DEPOSIT, 'Ready: PufferVaultV5.deposit at PufferVault on Mainnet after an approval'],
  ['tools/permit', PERMIT, 'Ready: digest and typed data'],
  ['tools/addresses', state({ in: 'PufferVault' }), 'entries'],
] as const;

const said = (page: Page, ready: string) => page.getByRole('status').filter({ hasText: ready });

for (const [path, fragment, ready] of TOOLS)
  test(`${path}: a link reproduces it, sends nothing of it, and clearing empties it`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, `${path}${fragment}`);
    await expect(said(page, ready)).toBeVisible();
    if (path === 'tools/permit') {
      await page.getByLabel(/^signature/i).fill(`0x${'11'.repeat(32)}${'22'.repeat(32)}1b`);
      await expect(page.getByText(/^Signed by 0x|^No address comes out/)).toBeVisible();
    }
    await page.getByLabel(/^Chain/).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(page.locator('main textarea')).toHaveValue('');
    await expect(said(page, ready)).toHaveCount(path === 'tools/addresses' ? 1 : 0);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    const { origin } = new URL(baseURL ?? '');
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(asked.filter((url) => /f39Fd6e5|stETH|PufferVault/.test(url))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

test('a call is composed with the keyboard alone, and a name that is not deployed on the chain is refused', async ({
  page,
}) => {
  await openPage(page, 'tools/compose');
  // The link past the navigation.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Method of the SDK, function of a contract, calldata or a Safe file'));
  await page.keyboard.type('vault.deposit');
  await tabTo(page, page.getByRole('button', { name: 'vault.deposit', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('walletAddress'));
  await page.keyboard.type(ACCOUNT);
  await tabTo(page, page.getByLabel('value'));
  await page.keyboard.type('0.5000000000000000001');
  await expect(page.getByText('19 decimal places: at most 18 are possible.')).toBeVisible();
  await page.keyboard.press('Backspace');
  for (let presses = 0; presses < 17; presses++) await page.keyboard.press('Backspace');
  await expect(page.getByText('= 500000000000000000 base units')).toBeVisible();
  await expect(said(page, 'Ready: PufferVaultV5.deposit')).toBeVisible();
  await expect(page.locator('.tool-code code').first()).toContainText('pufferClient.vault.deposit(');
  await page.goto(`tools/compose${UNSTAKE}`);
  await expect(page.getByText('PufferVault is not deployed on Base; it is on Mainnet, Holesky.')).toBeVisible();
});

test('another input of the permit bench keeps nothing that was typed for the one before', async ({ page }) => {
  const typedData = (chainId: number, spender: string, value: string): string =>
    JSON.stringify({
      primaryType: 'Permit',
      domain: {
        chainId,
        verifyingContract: '0xD9A442856C234a39a81a089C06451EBAa4306a72',
        name: 'pufETH',
        version: '1',
      },
      message: { owner: ACCOUNT, spender, value, nonce: '0', deadline: '1900000000' },
    });
  const other = '0x2222222222222222222222222222222222222222';
  await openPage(page, 'tools/permit');
  const box = page.locator('main textarea');
  await box.fill(typedData(1, ACCOUNT, '1'));
  const spender = page.getByLabel(/^spender/);
  await expect(spender).toHaveValue(ACCOUNT);
  await spender.fill('PufLocker');
  await page.getByLabel(/^Chain/).selectOption('Holesky');
  await box.fill(typedData(8453, other, '7'));
  await expect(spender).toHaveValue(other);
  await expect(page.getByLabel(/^Chain/)).toHaveValue('Base');
});
