import { type Page } from '@playwright/test';
import { openPage, started } from './support/open-page';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

// Common features of all tools: keyboard use, state in the address, history in the tab, examples, no request once it
// answers, and nothing that an input or a link breaks.

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
    typed: 'Panic(0x11) after AccessManagedInvalidAuthority(0x0000000000000000000000000000000000000001)',
    answer: 'AccessManagedInvalidAuthority',
    // All panics have their words in one part; another error can have them in another.
    next: 'Panic(0x12) after AccessManagedInvalidAuthority(0x0000000000000000000000000000000000000001)',
    nextAnswer: 'Panic(0x12)',
    control: ['combobox', /Which contract was called/],
  },
  {
    path: 'tools/calldata',
    typed: APPROVE,
    answer: 'warning',
    next: APPROVE.replace(/f{64}$/, '1'.padStart(64, '0')),
    nextAnswer: 'move 1 base unit of',
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

/** Markup in every place that a tool may show; typed, and in every field of a link. */
const HOSTILE = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script> reverted with reason string '</code><b id=markup>x</b>'`;
/** Names that every object has. */
const INHERITED = ['constructor', '__proto__', 'toString', '1 constructor'];
const KEY = `0x${'59c6995e998f97a5'.repeat(4)}`;

const linkTo = (path: string, text: string): string => {
  const v = JSON.stringify({ walletAddress: text, name: text, token: text });
  return `${path}#${new URLSearchParams({ in: text, chain: text, contract: text, v }).toString()}`;
};
const input = (page: Page) => page.locator('main textarea').first();
const status = (page: Page) => page.locator('main').getByRole('status').first();

for (const { path, typed, answer, next, nextAnswer, control, first } of TOOLS)
  test(`${path}: everything that all tools have in common`, async ({ page, baseURL }) => {
    const earlier = page.getByLabel('Earlier inputs of this tab');
    const clear = page.getByRole('button', { name: 'Clear everything' });
    const isAnswered = (): Promise<void> => expect(status(page)).not.toHaveText(/^(?:Loading…)?$/);
    const asked: string[] = [];
    const errors: Error[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => errors.push(error));
    await openPage(page, path);

    await test.step('the keyboard alone types, reaches the answer, and clears everything', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, input(page));
      // As from the clipboard.
      await page.keyboard.insertText(typed);
      await expect(status(page)).toContainText(answer);
      const [role, name] = control;
      await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }));
      await tabTo(page, clear, 'Shift+Tab');
      await expect(earlier).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await expect(earlier).toBeDisabled();
      if (first === undefined) {
        await expect(status(page)).toHaveText('');
        await expect(page.locator('main .tool-answer')).toHaveCount(0);
      } else await expect(status(page)).toContainText(first);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    });

    await test.step('once it has answered it asks for nothing and stores nothing', async () => {
      const stored = async (): Promise<string> =>
        page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
      await input(page).fill(typed);
      await expect(status(page)).toContainText(answer);
      await page.waitForLoadState('networkidle');
      const before = [await stored(), asked.length];
      await input(page).fill(next);
      await input(page).blur();
      await expect(status(page)).toContainText(nextAnswer);
      // The pause after which the address is written.
      await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('in')).toBe(next);
      // The browser asks for the icon again after a change of the address.
      expect(asked.slice(Number(before[1])).filter((url) => !url.endsWith('/logo.svg'))).toEqual([]);
      expect(await stored()).toBe(before[0]);
    });

    await test.step('earlier inputs stay in this tab until a reload, which keeps the answer', async () => {
      await expect(earlier.locator('option')).toHaveText(['Earlier inputs', next.slice(0, 60)]);
      await page.reload();
      await started(page);
      await expect(input(page)).toHaveValue(next);
      await expect(status(page)).toContainText(nextAnswer);
      await expect(earlier).toBeDisabled();
    });

    await test.step('every example answers with one click', async () => {
      const names = await page.locator('main span', { hasText: /^Try:/ }).getByRole('button').allTextContents();
      expect(names).not.toEqual([]);
      for (const name of names) {
        await clear.click();
        await page.getByRole('button', { name, exact: true }).click();
        await isAnswered();
        await expect(page.locator('main .tool-answer, main .tool-tree').first()).toBeVisible();
      }
    });

    await test.step('what may be a private key reaches neither the address nor the history', async () => {
      await clear.click();
      await input(page).fill(KEY);
      // It says so where it would write the address.
      await expect(status(page)).toContainText('It stays out of the address of this page');
      await input(page).blur();
      expect(page.url()).not.toContain('59c6');
      await expect(earlier).toBeDisabled();
    });

    await test.step('markup stays text, typed and in a link', async () => {
      await clear.click();
      await input(page).fill(HOSTILE);
      const isText = async (): Promise<void> => {
        await isAnswered();
        await expect(page.locator('#markup, main img[src="x"]')).toHaveCount(0);
        expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      };
      await isText();
      await page.goto(linkTo(path, HOSTILE));
      await page.reload();
      await started(page);
      await expect(input(page)).toHaveValue(HOSTILE);
      await isText();
    });

    await test.step('names that every object has crash nothing', async () => {
      for (const name of INHERITED) {
        await page.goto(linkTo(path, name));
        await expect(input(page)).toHaveValue(name);
        await isAnswered();
      }
      await clear.click();
      await input(page).fill(typed);
      await expect(status(page)).toContainText(answer);
    });

    const { origin } = new URL(baseURL ?? '');
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(errors).toEqual([]);
  });
