import { addStyles } from './support/add-styles';
import { invisibleControls } from './support/invisible';
import { openPage } from './support/open-page';
import { screenProblems } from './support/screen';
import { expect, test } from './support/test';

// Every control of every interactive page is visible and inside the window.

const state = (fields: Record<string, string>): string => `#${new URLSearchParams(fields).toString()}`;
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const PAGES = [
  ['tools/', state({ in: '0xb94abeec' }), 'Revert doctor'],
  ['tools/errors', state({ in: 'InvalidAmount()' }), 'Found'],
  ['tools/errors', state({ in: 'Could not find an Account to execute with this Action.' }), 'AccountNotFoundError'],
  ['tools/calldata', state({ in: '0xdeadbeef00' }), 'unknown'],
  ['tools/compose', state({ in: 'deposit' }), 'to choose from'],
  [
    'tools/compose',
    state({ in: 'PufferVaultHandler.deposit', v: JSON.stringify({ walletAddress: ACCOUNT, value: '0.5' }) }),
    'Ready',
  ],
  ['tools/permit', state({ in: 'stETH' }), 'to fill'],
  ['tools/addresses', '', 'entries'],
  ['tools/units', state({ in: '2.5 ETH - 100 bps' }), 'Read as'],
] as const;

for (const [path, fragment, answer] of PAGES)
  for (const width of [390, 1280])
    test(`${path}${fragment.slice(0, 40)}: every control can be seen at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `${path}${fragment}`);
      await expect(page.locator('main').getByRole('status').first()).toContainText(answer);
      for (const summary of await page.locator('main .tool-answer summary').all()) await summary.click();
      // Transitions would change colours during the measurement.
      await addStyles(page, '*, ::before, ::after { transition: none !important; }');
      for (const theme of ['light', 'dark']) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        expect([theme, await invisibleControls(page)]).toEqual([theme, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

test('the check finds a button in the colour of the page, and one outside of the window', async ({ page }) => {
  await openPage(page, `tools/compose${state({ in: 'deposit' })}`);
  await expect(page.locator('main').getByRole('status').first()).toContainText('to choose from');
  await page
    .locator('main .tool-choice')
    .first()
    .evaluate((button: HTMLElement) => {
      button.style.color = getComputedStyle(document.body).backgroundColor;
      button.style.background = 'none';
      button.style.border = '0';
    });
  await page
    .locator('main .tool-choice')
    .nth(1)
    .evaluate((button: HTMLElement) => {
      button.style.maxWidth = 'none';
      button.style.width = '300vw';
    });
  const found = await invisibleControls(page);
  expect(found.filter((line) => line.includes('cannot be seen'))).toHaveLength(1);
  expect(found.filter((line) => line.includes('outside of the window'))).toHaveLength(1);
});

test('on a phone no choice in the composer breaks inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, `tools/compose${state({ in: 'depositETH' })}`);
  await expect(page.locator('main .tool-choice')).toHaveCount(4);
  expect(await screenProblems(page, 390)).toEqual([]);
});

test('a choice in the composer takes the focus, and the back button takes it back', async ({ page }) => {
  await openPage(page, 'tools/compose');
  const input = page.getByLabel('Method of the SDK, function of a contract, calldata or a Safe file');
  await input.fill('vault.deposit');
  await page.getByRole('button', { name: 'vault.depositETH', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Compose/ })).toBeFocused();
  await expect(page.getByText('ETH, for example 0.5.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'vault.depositETH', exact: true })).toBeVisible();
  await expect(input).toHaveValue('vault.deposit');
});

test('Enter answers, Shift and Enter break the line, and an example answers with a click', async ({ page }) => {
  await openPage(page, 'tools/units');
  const input = page.locator('main textarea');
  await input.fill('1.5 ETH');
  await input.press('Enter');
  await expect(input).toHaveValue('1.5 ETH');
  await input.press('Shift+Enter');
  await expect(input).toHaveValue('1.5 ETH\n');
  await page.getByRole('button', { name: 'a fee' }).click();
  await expect(page.locator('main').getByRole('status').first()).toContainText('a fee of 100 basis points');
  await openPage(page, 'tools/');
  await page.locator('main textarea').fill('0xb94abeec');
  await expect(page.locator('main').getByRole('status').first()).toContainText('Revert doctor');
  await page.locator('main textarea').press('Enter');
  await expect(page).toHaveURL(/tools\/errors#in=0xb94abeec/);
});

test('names of Object.prototype crash no tool', async ({ page }) => {
  for (const name of ['constructor', '__proto__', 'toString', '1 constructor'])
    for (const path of ['errors', 'calldata', 'compose', 'permit', 'addresses', 'units']) {
      await openPage(
        page,
        `tools/${path}${state({ in: name, chain: name, contract: name, v: JSON.stringify({ token: name }) })}`,
      );
      await expect(page.locator('main').getByRole('status').first()).not.toBeEmpty();
      await expect(page.getByText(/This page crashed/)).toHaveCount(0);
    }
});

test('what may be a private key reaches neither the address nor the history', async ({ page }) => {
  const key = `0x${'59c6995e998f97a5'.repeat(4)}`;
  for (const path of ['errors', 'calldata', 'addresses', 'compose', 'permit', 'units', '']) {
    await openPage(page, `tools/${path}`);
    await page.locator('main textarea').fill(key);
    await expect(page.locator('main').getByRole('status').first()).toContainText('may be a private key');
    await page.locator('main textarea').blur();
    await page.waitForTimeout(500);
    expect(page.url()).not.toContain('59c6');
    await expect(page.getByLabel('Earlier inputs of this tab')).toBeDisabled();
  }
});

test('the hash of a transaction that is said to be one raises no alarm, and goes into the address', async ({
  page,
}) => {
  const hash = `0x${'5c504ed432cb5113'.repeat(4)}`;
  await openPage(page, 'tools/calldata');
  await page.locator('main textarea').fill(hash);
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText(
    'the hash of a transaction, a topic, or a private key',
  );
  await page.locator('main textarea').fill(`tx ${hash}`);
  await expect(page.locator('main .tool-answer').first()).toContainText('The hash of a transaction, as the input says');
  await expect(page.getByRole('list', { name: 'Warnings' })).toHaveCount(0);
  await expect(page).toHaveURL(/#in=tx\+0x5c50/);
});

test('a screen reader hears the outcome once: one region says it, and no other says the same', async ({ page }) => {
  for (const [path, fragment, answer] of PAGES) {
    await openPage(page, 'changes');
    await openPage(page, `${path}${fragment}`);
    await expect(page.locator('main').getByRole('status').first()).toContainText(answer);
    const said = await page
      .locator('main :is([role=status], [role=alert], [aria-live]:not([aria-live=off]))')
      .evaluateAll((regions) => regions.map(({ textContent }) => (textContent ?? '').trim()).filter(Boolean));
    expect([path, said.filter((text) => text.includes(answer)).length]).toEqual([path, 1]);
    expect([path, new Set(said).size]).toEqual([path, said.length]);
  }
});

test('every tool has an example that answers with one click', async ({ page }) => {
  for (const path of ['', 'errors', 'calldata', 'compose', 'permit', 'addresses', 'units']) {
    await openPage(page, `tools/${path}`);
    const examples = page.locator('main span', { hasText: /^Try:/ }).getByRole('button');
    const names = await examples.allTextContents();
    expect([path, names.length > 0]).toEqual([path, true]);
    for (const name of names) {
      await page.getByRole('button', { name: 'Clear everything' }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('main').getByRole('status').first()).not.toHaveText(/^(?:Loading…)?$/);
      await expect(page.locator('main .tool-answer, main .tool-tree').first()).toBeVisible();
    }
  }
});
