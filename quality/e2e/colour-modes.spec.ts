import { type Page } from '@playwright/test';
import { DEFAULT_MODE } from '../../site/config/limits';
import { style } from './support/colours';
import { DEFAULT_CHOICE, THEME_KEY } from './support/framework';
import { mainNav, openPage, started } from './support/open-page';
import { rootState, storeFirst } from './support/root-state';
import { expect, test } from './support/test';

const toggle = (page: Page) => mainNav(page).getByRole('button', { name: /dark|light/i });
const stored = (value: string) => ({ mode: value, choice: value, stored: value });
const untouched = { mode: DEFAULT_MODE, choice: DEFAULT_CHOICE, stored: null };

test('first visit: light whatever the scheme of the operating system, choice system, nothing stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  expect(await rootState(page)).toEqual(untouched);
  await started(page);
  expect(await rootState(page)).toEqual(untouched);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await rootState(page)).toEqual(untouched);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(300);
  expect(await rootState(page)).toEqual(untouched);
  expect(await page.evaluate((key) => key in localStorage, THEME_KEY)).toBe(false);
});

test('the toggle switches, stores the choice and survives a reload', async ({ page }) => {
  await openPage(page, '');
  const background = () => style(page.locator('html'), 'background-color');
  const light = await background();
  for (const mode of ['dark', 'light', 'dark']) {
    await toggle(page).click();
    await expect.poll(() => rootState(page)).toEqual(stored(mode));
  }
  expect(await background()).not.toBe(light);
  await openPage(page, '');
  expect(await rootState(page)).toEqual(stored('dark'));
});

test('the stored value "system" is a choice: light, and one click makes it dark', async ({ page }) => {
  await storeFirst(page, { [THEME_KEY]: 'system' });
  await openPage(page, '');
  expect(await rootState(page)).toMatchObject({ mode: DEFAULT_MODE, choice: DEFAULT_CHOICE });
  await toggle(page).click();
  await expect.poll(() => rootState(page)).toEqual(stored('dark'));
});

test('another tab changes the stored theme: this one follows', async ({ page, context }) => {
  await openPage(page, '');
  const other = await context.newPage();
  await other.goto('guides/');
  for (const [value, mode, choice] of [
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', DEFAULT_MODE, DEFAULT_CHOICE],
    ['dark', 'dark', 'dark'],
    [null, DEFAULT_MODE, DEFAULT_CHOICE],
  ] as const) {
    await other.evaluate(
      ([key, next]) => (next === null ? localStorage.removeItem(key) : localStorage.setItem(key, next)),
      [THEME_KEY, value] as const,
    );
    await expect.poll(() => rootState(page), `stored ${value}`).toMatchObject({ mode, choice });
  }
});

test('the announcement stays dismissed; another id shows it again, at once', async ({ page }) => {
  await openPage(page, '');
  const bar = page.getByRole('banner').filter({ has: page.getByRole('button', { name: /close/i }) });
  await bar.getByRole('button', { name: /close/i }).click();
  await openPage(page, '');
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('announcement.id'));
    if (key !== undefined) localStorage.setItem(key, 'an-older-id');
  });
  await page.goto('./', { waitUntil: 'commit' });
  await bar.waitFor({ state: 'attached' });
  expect(await bar.isVisible()).toBe(true);
  await openPage(page, '');
  await page.waitForTimeout(300);
  await expect(bar).toBeVisible();
});
