import { type Page } from '@playwright/test';
import { openPage, started } from './support/open-page';
import { expect, test } from './support/test';
import { hold } from './support/waiting-scripts';

// The composer with several calls: added one by one, imported, edited, and compared with a device.

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const SAFE = '0x000000000000000000000000000000000000dEaD';
const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');
const DEPOSIT = `0x6e553f65${word(10n ** 18n)}${word(ACCOUNT)}`;
const SAFE_FILE = JSON.stringify({
  version: '1.0',
  chainId: '1',
  meta: { createdFromSafeAddress: SAFE },
  transactions: [
    {
      to: WETH,
      value: '0',
      data: null,
      contractMethod: {
        name: 'approve',
        payable: false,
        inputs: [
          { name: 'spender', type: 'address' },
          { name: 'amount', type: 'uint256' },
        ],
      },
      contractInputsValues: { spender: VAULT, amount: '1000000000000000000' },
    },
    { to: VAULT, value: '0', data: DEPOSIT },
  ],
});
const state = (fields: Record<string, string>): string => `#${new URLSearchParams(fields).toString()}`;
const typed = (fields: Record<string, string>): string => JSON.stringify(fields);

const input = (page: Page) => page.locator('main textarea').first();
const status = (page: Page) => page.locator('main').getByRole('status').first();
const calls = (page: Page) => page.getByRole('list', { name: 'Calls of this batch' }).getByRole('listitem');
const code = (page: Page, title: string) => page.locator('details', { hasText: title }).locator('code').first();

test('several calls are made one by one, moved, edited and removed', async ({ page }) => {
  await openPage(
    page,
    `tools/compose${state({ in: 'PufferVaultHandler.deposit', v: typed({ walletAddress: ACCOUNT, value: '1' }) })}`,
  );
  await expect(status(page)).toContainText('Ready: PufferVaultV5.deposit');
  await page.getByRole('button', { name: 'Add another call' }).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await input(page).fill('vault.depositETH');
  await input(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compose PufferVaultHandler.depositETH' })).toBeFocused();
  await expect(status(page)).toHaveText(/^Call 2: 2 fields to fill/);
  await page.getByLabel('walletAddress').fill(ACCOUNT);
  await page.getByLabel('value to send').fill('2');
  await expect(status(page)).toHaveText('Ready: 2 calls and an approval on Mainnet');
  await expect(calls(page)).toContainText(['PufferVaultHandler.deposit', 'PufferVaultHandler.depositETH']);
  const sent = page.locator('ol', { hasText: 'on Mainnet' }).getByRole('listitem');
  await expect(sent).toContainText(['approve', 'deposit(uint256,address)', 'depositETH(address)']);
  await page.getByRole('button', { name: 'Move call 2 up' }).click();
  await expect(page.getByRole('heading', { name: 'Compose PufferVaultHandler.depositETH' })).toBeFocused();
  await expect(sent).toContainText(['depositETH(address)', 'approve', 'deposit(uint256,address)']);
  await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('at')).toBe('0');
  await page.reload();
  await started(page);
  await expect(sent).toContainText(['depositETH(address)', 'approve', 'deposit(uint256,address)']);
  await page.getByRole('button', { name: 'Edit call 2' }).click();
  await expect(page.getByRole('heading', { name: 'Compose PufferVaultHandler.deposit', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Compose PufferVaultHandler.depositETH' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove call 2' }).click();
  await expect(page.locator('main :focus')).toContainText('Add another call');
  await expect(status(page)).toContainText('Ready: PufferVaultV5.depositETH');

  await test.step('what may be a private key is taken by no field', async () => {
    await page.getByLabel('walletAddress').fill(`0x${'59c6995e998f97a5'.repeat(4)}`);
    await expect(page.getByText('This may be a private key: no field')).toBeVisible();
    // What is typed after it reaches the address, and it does not.
    await page.getByLabel('value to send').fill('3');
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"3"');
    expect(page.url()).not.toContain('59c6');
  });
});

test('a call that is not edited moves and goes, and the focus stays in the list', async ({ page }) => {
  const others = ['PufferVaultHandler.deposit', 'PufferVaultHandler.depositETH'].map((id) => [id, {}]);
  await openPage(
    page,
    `tools/compose${state({ in: 'PufferVaultHandler.depositETH', b: JSON.stringify(others), at: '0' })}`,
  );
  await page.getByRole('button', { name: 'Move call 2 down' }).click();
  await page.getByRole('button', { name: 'Move call 3 up' }).click();
  await expect(calls(page).nth(1)).toContainText(/PufferVaultHandler\.deposit\b/);
  await expect(page.getByRole('button', { name: 'Move call 3 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove call 2' }).click();
  await expect(calls(page)).toHaveCount(2);
  await expect(page.locator('main :focus')).toContainText('Add another call');
});

test('a Safe file is imported, a value changed, and the hash compared with a device', async ({ page }) => {
  await openPage(page, 'tools/compose');
  await input(page).fill(SAFE_FILE);
  await expect(calls(page)).toContainText(['ERC20Permit.approve', 'PufferVaultV5.deposit']);
  await expect(page.getByLabel('spender')).toHaveValue(VAULT);
  await page.getByText("safeTxHash, to compare with the signer's device").click();
  await expect(page.getByLabel('Address of the Safe')).toHaveValue(SAFE);
  await page.getByLabel('Nonce of the proposal').fill('7');
  await expect(page.getByText('It needs the Safe, the nonce and the MultiSend.')).toBeVisible();
  await page.getByRole('button', { name: 'MultiSendCallOnly 1.4.1' }).click();
  const hashes = page.getByRole('list', { name: 'Hashes of the Safe transaction' });
  await expect(hashes).toContainText(/safeTxHash.*0x/);
  const before = await hashes.textContent();
  await expect(page.getByText(/operation 1 \(delegatecall\) to 0x9641d764/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit call 2' }).click();
  await page.getByLabel('assets').fill('0.5');
  await expect.poll(() => hashes.textContent()).not.toBe(before);
  await page.getByText('wallet_sendCalls (EIP-5792)').click();
  await expect(code(page, 'wallet_sendCalls')).toContainText(word(5n * 10n ** 17n));
  await page.getByLabel(/^MultiSend/).fill(ACCOUNT);
  await expect(page.getByRole('list', { name: 'Warnings' }).last()).toContainText(
    'is not known here as a MultiSend contract',
  );

  await test.step('calldata is edited and encoded again; what no contract decides is asked', async () => {
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await input(page).fill(DEPOSIT);
    await expect(page.getByRole('heading', { name: 'Compose a call from its calldata' })).toBeVisible();
    await page.getByLabel('contract or account').fill('PufferVault');
    await page.getByRole('button', { name: 'PufferVaultV5.deposit(uint256,address)' }).click();
    await page.getByLabel('assets').fill('3');
    await page.locator('summary', { hasText: /^Calldata$/ }).click();
    await expect(page.locator('.tool-code', { hasText: word(3n * 10n ** 18n) }).first()).toBeVisible();
    await expect(page.locator('.tool-note', { hasText: /^to 0x\w{40} with 0 wei$/ })).toBeVisible();
  });
});

/** Waits longer than the pause in typing after which a tool writes the address. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(500);

test('tools lead into each other with their state', async ({ page }) => {
  await openPage(page, `tools/calldata${state({ in: DEPOSIT, to: VAULT, chain: 'Mainnet', from: ACCOUNT })}`);
  await page.getByRole('link', { name: 'Edit this call in the composer' }).click();
  await expect(status(page)).toContainText('Ready: PufferVaultV5.deposit at PufferVault on Mainnet');
  await expect(page.getByLabel('assets')).toHaveValue('1');
  await expect(page.getByLabel('sender')).toHaveValue(ACCOUNT);
  await page.getByRole('link', { name: 'Read this call back' }).click();
  await expect(page).toHaveURL(/tools\/calldata#in=0x6e553f65/);
  await page.getByRole('link', { name: 'in all units' }).first().click();
  await expect(page).toHaveURL(/tools\/units#in=1000000000000000000&decimals=18/);
  await expect(status(page)).toContainText('Read as');
  await input(page).fill('1.5 WETH');
  await page.getByRole('link', { name: 'Compose an approval of 1.5 WETH' }).click();
  await expect(page.getByRole('textbox', { name: /^value/ })).toHaveValue('1.5');
  // WETH, which the form of the approval selected, is not the token of the next form.
  await test.step('what is typed, chosen or cleared around a click on a link is not written over the address of the next page', async () => {
    const release = await hold(page, '**/tools/permit/body.txt');
    await input(page).fill('PufferDepositorHandler.depositStETH');
    await page.getByRole('link', { name: 'Make the permit on the bench' }).click();
    await rest(page);
    await expect(page).toHaveURL(/tools\/permit#in=stETH/);
    await input(page).fill('depositETH');
    await rest(page);
    await expect(page).toHaveURL(/tools\/permit#in=stETH/);
    await page.getByRole('button', { name: 'PufferVaultV5.depositETH(address)' }).click();
    await expect(page).toHaveURL(/tools\/permit#in=stETH/);
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(page).toHaveURL(/tools\/permit#in=stETH/);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Permit/);
    await expect(page).toHaveURL(/tools\/permit#in=stETH/);
    await expect(input(page)).toHaveValue('stETH');
  });
  await test.step('nor over that of a link into the same page', async () => {
    await input(page).fill('typed');
    await page.evaluate(() => window.location.assign('#in=WETH'));
    await rest(page);
    await expect(page).toHaveURL(/#in=WETH$/);
    await expect(input(page)).toHaveValue('WETH');
  });

  const inBook = `tools/addresses${state({ in: 'PufferVault', chain: 'Mainnet' })}`;
  await openPage(page, inBook);
  await page.getByRole('link', { name: 'Compose a call of PufferVaultV5' }).first().click();
  await expect(status(page)).toContainText('to choose from');
  await page.getByRole('button', { name: 'PufferVaultV5.depositETH(address)' }).click();
  await expect(page.getByLabel(/^contract/)).toHaveValue(VAULT);
  await openPage(page, inBook);
  await page.getByRole('link', { name: 'Explain calldata sent to it' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Calldata explainer/);
  await input(page).fill(DEPOSIT);
  await expect(page.getByLabel('Called address')).toHaveValue(VAULT);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Address book/);
  await input(page).fill('pufETH');
  await page.getByRole('link', { name: 'Permit of pufETH', exact: true }).click();
  await expect(page).toHaveURL(/tools\/permit#in=pufETH&chain=Mainnet/);
  await page.getByRole('link', { name: 'Compose an approval in place of a permit' }).click();
  await expect(page.getByRole('heading', { name: 'Compose ERC20PermitHandler.approve' })).toBeVisible();
});

test('what is typed before a tool is there stays, next to the state in the address; 400 calls are explained while the page draws and hears', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/js/part.*.js');
  await page.goto(`tools/calldata${state({ to: VAULT, chain: 'Mainnet' })}`, { waitUntil: 'commit' });
  await input(page).fill(DEPOSIT);
  release();
  await expect(page.getByLabel('Called address')).toHaveValue(VAULT);
  await expect(input(page)).toHaveValue(DEPOSIT);
  await expect(page).toHaveURL(/#in=0x6e553f65.*to=/);
  // The data of the tool has loaded.
  await expect(status(page)).toContainText('Calls deposit');
  await page.evaluate(() => {
    const seen = { texts: new Set<string>(), tasks: [] as number[], frames: 0, start: performance.now(), end: 0 };
    Object.assign(window, { seen });
    const line = document.querySelector('main [role=status]');
    new MutationObserver(() => {
      const text = line?.textContent ?? '';
      seen.texts.add(text);
      if (text.startsWith('400 calls')) seen.end ||= performance.now();
    }).observe(line as Element, { childList: true, characterData: true, subtree: true });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.tasks.push(duration))).observe({
      type: 'longtask',
    });
    const frame = (): void => {
      seen.frames += 1;
      if (seen.end === 0) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const one = { to: VAULT, data: DEPOSIT, value: '0x0' };
  await input(page).fill(JSON.stringify({ chainId: '0x1', calls: Array.from({ length: 400 }, () => one) }));
  await expect(status(page)).toContainText('400 calls');
  await page.waitForTimeout(300);
  const { texts, tasks, frames, took } = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { texts: Set<string>; tasks: number[]; frames: number; start: number; end: number };
    };
    return { texts: [...seen.texts], tasks: seen.tasks, frames: seen.frames, took: seen.end - seen.start };
  });
  const figure = `longest task ${Math.round(Math.max(0, ...tasks))} ms, ${frames} frames, ${Math.round(took)} ms in all`;
  test.info().annotations.push({ type: 'measured', description: figure });
  console.log(figure);
  // The reader saw progress, and the browser drew in between: no wall time is compared.
  expect(texts.filter((text) => text.startsWith('Reading: ')).length).toBeGreaterThanOrEqual(8);
  expect(frames).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('button', { name: 'Show 20 more of 400 calls' })).toBeVisible();
});
