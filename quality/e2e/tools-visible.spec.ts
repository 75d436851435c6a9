import { looksWrong, nothingSeen } from './support/looks';
import { invisibleControls } from './support/invisible';
import { openPage } from './support/open-page';
import { PERMIT_FIELDS } from './support/permit-fields';
import { resize } from './support/resize';
import { screenProblems } from './support/screen';
import { expect, test } from './support/test';

// How the answers of every tool look and sound: no violation of axe, every control visible and inside the window, and
// the outcome said once.

const state = (fields: Record<string, string>): string => `#${new URLSearchParams(fields).toString()}`;
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const word = (digits: string): string => digits.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const APPROVE = `0x095ea7b3${word('0xdda0483184e75a5579ef9635ed14baccf9d50283')}${'f'.repeat(64)}`;
const BALANCE = `0xe450d38c${word(VAULT)}${word('0')}${word('0x4563918244f40000')}`;
const DEPOSIT = { in: 'PufferVaultHandler.deposit', v: JSON.stringify({ walletAddress: ACCOUNT, value: '0.5' }) };
const SAFE_FILE = JSON.stringify({
  version: '1.0',
  chainId: '1',
  meta: { createdFromSafeAddress: '0x000000000000000000000000000000000000dEaD' },
  transactions: [
    { to: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', value: '0', data: APPROVE },
    { to: VAULT, value: '0', data: `0x6e553f65${word('0xde0b6b3a7640000')}${word(ACCOUNT)}` },
  ],
});

/** A state of a tool: its fields, what its status line says, and the narrow window, default 390 px. */
type State = readonly [fields: Record<string, string>, answer: string, narrow?: number];

const TOOLS: Readonly<Record<string, readonly State[]>> = {
  'tools/': [[{ in: '0xb94abeec' }, 'Revert doctor']],
  'tools/errors': [
    [{ in: BALANCE }, 'ERC20InsufficientBalance'],
    [{ in: 'Could not find an Account to execute with this Action.' }, 'AccountNotFoundError'],
  ],
  'tools/calldata': [
    [{ in: APPROVE }, 'warning'],
    [{ in: '0xdeadbeef00' }, 'unknown'],
  ],
  'tools/compose': [
    [{ in: 'deposit' }, 'to choose from'],
    [DEPOSIT, 'Ready: PufferVaultV5.deposit'],
    [{ in: SAFE_FILE }, '2 calls on Mainnet', 320],
  ],
  'tools/permit': [
    [{ in: 'stETH' }, 'to fill'],
    [{ in: 'stETH', v: PERMIT_FIELDS }, 'Ready: digest and typed data'],
  ],
  // The sweep looks at the list of all entries.
  'tools/addresses': [[{ in: 'PufferVault' }, 'entries']],
  'tools/units': [
    [{ in: '2.5 ETH - 100 bps' }, 'Read as a fee'],
    [{ in: '1.5', rate: '1.05' }, 'Read as whole units'],
  ],
};

for (const [path, states] of Object.entries(TOOLS))
  test(`${path}: every answer is said once, can be seen, and has no violation of axe`, async ({ page }) => {
    const seen = nothingSeen();
    for (const [fields, answer, narrow = 390] of states)
      await test.step(answer, async () => {
        await openPage(page, `${path}${state(fields)}`);
        await expect(page.locator('main').getByRole('status').first()).toContainText(answer);
        const said = await page
          .locator('main :is([role=status], [role=alert], [aria-live]:not([aria-live=off]))')
          .evaluateAll((regions) => regions.map(({ textContent }) => (textContent ?? '').trim()).filter(Boolean));
        expect(said.filter((text) => text.includes(answer))).toHaveLength(1);
        expect(new Set(said).size).toBe(said.length);
        await page
          .locator('main .tool-answer summary')
          .evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
        expect(await looksWrong(page, [narrow, 1280], { seen, controls: true })).toEqual([]);
      });
  });

test('a choice in the composer takes the focus, the back button takes it back, and no choice breaks inside a word on a phone', async ({
  page,
}) => {
  const choices = page.locator('main .tool-choice');
  await openPage(page, 'tools/compose');
  const input = page.getByLabel('Method of the SDK, function of a contract, calldata or a Safe file');
  await input.fill('vault.deposit');
  await page.getByRole('button', { name: 'vault.depositETH', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Compose/ })).toBeFocused();
  await expect(page.getByText('ETH, for example 0.5.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'vault.depositETH', exact: true })).toBeVisible();
  await expect(input).toHaveValue('vault.deposit');
  await input.fill('depositETH');
  await expect(choices).toHaveCount(4);
  await resize(page, 390);
  expect(await screenProblems(page)).toEqual([]);

  await test.step('the check finds a button in the colour of the page, and one outside of the window', async () => {
    expect(await invisibleControls(page)).toEqual([]);
    await choices.first().evaluate((button: HTMLElement) => {
      button.style.color = getComputedStyle(document.body).backgroundColor;
      button.style.background = 'none';
      button.style.border = '0';
    });
    await choices.nth(1).evaluate((button: HTMLElement) => {
      button.style.maxWidth = 'none';
      button.style.width = '300vw';
    });
    const found = await invisibleControls(page);
    expect(found.filter((line) => line.includes('cannot be seen'))).toHaveLength(1);
    expect(found.filter((line) => line.includes('outside of the window'))).toHaveLength(1);
  });
});

test('the explainer answers above its optional fields, which keep the focus while they change the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `tools/calldata${state({ in: APPROVE })}`);
  await expect(page.locator('main').getByRole('status').first()).toContainText('warning');
  const titles = await page.locator('main .tool-answer > h2').allTextContents();
  expect(titles.at(-1)).toBe('Around the call');
  expect(titles.length).toBeGreaterThan(1);
  const target = page.getByLabel('Called address');
  await target.fill(VAULT);
  await expect(target).toBeFocused();
  await expect(page.locator('main').getByRole('status').first()).toContainText('warning');
  await expect(target).toHaveValue(VAULT);
});

test('what clears a tool and what it remembers share a line of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'tools/compose');
  const middles = await Promise.all(
    [page.getByRole('button', { name: 'Clear everything' }), page.getByLabel('Earlier inputs')].map((control) =>
      control.evaluate((box) => box.getBoundingClientRect().top + box.getBoundingClientRect().height / 2),
    ),
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(4);
});
