import type { Page } from '@playwright/test';
import { mainNav, openPage } from './support/open-page';
import { gate, missing, onNewScripts } from './support/script-faults';
import { INDEX, isBusy, options, search, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

test('a loading indicator while the index loads', async ({ page, context }) => {
  const index = gate();
  await context.route(INDEX, index.answer);
  await openPage(page, 'guides/');
  expect(await isBusy(searchBox(page))).toBe(false);
  await search(page, 'deposit');
  await expect.poll(() => isBusy(searchBox(page))).toBe(true);
  await expect(options(page)).toHaveCount(0);
  index.release();
  // The query was typed before the index had loaded; it is answered then.
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => isBusy(searchBox(page))).toBe(false);
});

test('a loading indicator while the search code loads', async ({ page }) => {
  await openPage(page, 'guides/');
  const code = gate();
  await onNewScripts(page, code.answer);
  await search(page, 'deposit');
  await expect.poll(() => isBusy(searchBox(page))).toBe(true);
  code.release();
  await expect(options(page).first()).toBeVisible();
});

const names = (page: Page): Promise<(string | null)[]> =>
  options(page).evaluateAll((links) => links.map((link) => link.querySelector('.search-head')?.textContent ?? null));

for (const touch of ['nothing', 'an arrow key', 'the pointer'] as const) {
  test(`better answers replace the first ones where ${touch} has touched the list`, async ({ page, context }) => {
    const rest = gate();
    await context.route(/\/search\/(?:headings-|words\/)[^/]+\.json$/, rest.answer);
    await openPage(page, 'guides/');
    await search(page, 'withdraw');
    await expect(options(page).first()).toBeVisible();
    const before = await names(page);
    if (touch === 'an arrow key') {
      await searchBox(page).press('ArrowDown');
      await searchBox(page).press('ArrowDown');
    }
    if (touch === 'the pointer') await options(page).nth(1).hover();
    rest.release();
    await expect.poll(() => names(page)).not.toEqual(before);
    const after = await names(page);
    if (touch === 'nothing') expect(after[0]).toContain('Withdraw pufETH');
    else expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    if (touch === 'an arrow key') await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });
}

test('the search code fails to load: the page stays, no uncaught error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, 'guides/');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await onNewScripts(page, missing);
  await search(page, 'deposit');
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(mainNav(page)).toBeVisible();
  await expect(searchBox(page)).toHaveValue('deposit');
  expect(errors).toEqual([]);
});

test('the highlighting code fails to load: the page stays, no uncaught error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, 'guides/depositing-eth');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await onNewScripts(page, missing);
  await openPage(page, 'guides/depositing-eth?_highlight=deposit');
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(errors).toEqual([]);
});
