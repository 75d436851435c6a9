import { type Page } from '@playwright/test';
import { openPage, started } from './support/open-page';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

// Common features of all tools: keyboard use, state in the address, history in the tab, no request once it answers.

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const APPROVE = `0x095ea7b3${'dda0483184e75a5579ef9635ed14baccf9d50283'.padStart(64, '0')}${'f'.repeat(64)}`;

interface Tool {
  readonly path: string;
  /** What a person types, and another input that needs no further data. */
  readonly typed: string;
  readonly answer: string;
  readonly next: string;
  readonly nextAnswer: string;
  /** A control of the answer, reachable by keyboard. */
  readonly control: readonly ['link' | 'button' | 'combobox' | 'textbox', string | RegExp];
  /** Its message without an input; nothing where it is missing. */
  readonly first?: string;
}

const TOOLS: readonly Tool[] = [
  {
    path: 'tools/',
    typed: '0xb94abeec',
    answer: 'Revert doctor',
    next: ACCOUNT,
    nextAnswer: 'Address book',
    control: ['link', 'Open in Revert doctor'],
  },
  {
    path: 'tools/errors',
    typed: 'AccessManagedInvalidAuthority(0x0000000000000000000000000000000000000001)',
    answer: 'AccessManagedInvalidAuthority',
    // Its words are in the same part.
    next: 'AccessManagedRequiredDelay(0x0000000000000000000000000000000000000001,60)',
    nextAnswer: 'AccessManagedRequiredDelay',
    control: ['combobox', /Which contract was called/],
  },
  {
    path: 'tools/calldata',
    typed: APPROVE,
    answer: 'warning',
    next: APPROVE.replace(/f{64}$/, '1'.padStart(64, '0')),
    nextAnswer: 'move 1 of',
    control: ['textbox', 'Called address'],
  },
  {
    path: 'tools/compose',
    typed: 'vault.deposit',
    answer: 'to choose from',
    next: 'depositETH',
    nextAnswer: 'to choose from',
    control: ['button', 'vault.deposit'],
  },
  {
    path: 'tools/permit',
    typed: 'stETH',
    answer: 'to fill',
    next: 'WETH',
    nextAnswer: 'to fill',
    control: ['combobox', /^Chain/],
  },
  {
    path: 'tools/addresses',
    typed: 'PufferVault',
    answer: 'entries',
    next: 'Timelock Base',
    nextAnswer: '1 entry',
    first: 'entries',
    control: ['combobox', 'Chain'],
  },
  {
    path: 'tools/units',
    typed: '1.5',
    answer: 'Read as',
    next: '7 days',
    nextAnswer: 'Read as',
    control: ['combobox', /Decimals of the token/],
  },
];

const input = (page: Page) => page.locator('main textarea').first();
const status = (page: Page) => page.locator('main').getByRole('status').first();

for (const { path, typed, answer, next, nextAnswer, control, first } of TOOLS) {
  test(`${path}: the keyboard alone types, reaches the answer, and clears everything`, async ({ page }) => {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, input(page));
    await page.keyboard.type(typed);
    await expect(status(page)).toContainText(answer);
    const [role, name] = control;
    await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }));
    await tabTo(page, page.getByRole('button', { name: 'Clear everything' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    if (first === undefined) {
      await expect(status(page)).toHaveText('');
      await expect(page.locator('main .tool-answer')).toHaveCount(0);
    } else await expect(status(page)).toContainText(first);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test(`${path}: once it has answered it asks for nothing, and its link gives the same answer`, async ({ page }) => {
    const stored = async (): Promise<string> =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    await openPage(page, path);
    await input(page).fill(typed);
    await expect(status(page)).toContainText(answer);
    await page.waitForLoadState('networkidle');
    const before = await stored();
    const asked: string[] = [];
    page.on('request', (request) => {
      // The browser asks for the icon again after a change of the address.
      if (!request.url().endsWith('/logo.svg')) asked.push(request.url());
    });
    await input(page).fill(next);
    await expect(status(page)).toContainText(nextAnswer);
    // The pause after which the address is written.
    await expect(page).toHaveURL(/#in=/);
    await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('in')).toBe(next);
    expect(asked).toEqual([]);
    expect(await stored()).toBe(before);
    await page.reload();
    await started(page);
    await expect(input(page)).toHaveValue(next);
    await expect(status(page)).toContainText(nextAnswer);
  });

  test(`${path}: earlier inputs stay in this tab, and clearing forgets them`, async ({ page }) => {
    const earlier = page.getByLabel('Earlier inputs of this tab');
    await openPage(page, path);
    await input(page).fill(typed);
    await expect(status(page)).toContainText(answer);
    await input(page).fill(next);
    await input(page).blur();
    await expect(earlier).toBeEnabled();
    await expect(earlier.locator('option')).toContainText(['Earlier inputs', next.slice(0, 60)]);
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(earlier).toBeDisabled();
    await input(page).fill(typed);
    await input(page).blur();
    await expect(earlier).toBeEnabled();
    await page.goto(path === 'tools/' ? 'tools/units' : 'tools/');
    await page.goto(path);
    await started(page);
    await expect(earlier).toBeDisabled();
  });
}
