import { mainNav, openPage } from './support/open-page';
import { gate, missing, onNewScripts } from './support/script-faults';
import { indexFiles, isBusy, options, search, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

test('R150 a loading indicator while the index loads', async ({ page, context }) => {
  const probe = await context.newPage();
  const files = new Set((await indexFiles(probe, (box) => box.focus())).map((url) => new URL(url).pathname));
  await probe.close();
  const index = gate();
  await context.route((url) => files.has(url.pathname) && !url.pathname.endsWith('.js'), index.answer);
  await openPage(page, 'guides/');
  expect(await isBusy(searchBox(page))).toBe(false);
  await search(page, 'deposit');
  await expect.poll(() => isBusy(searchBox(page))).toBe(true);
  await expect(options(page)).toHaveCount(0);
  index.release();
  // The query was typed before the index had loaded; it is answered then.
  await expect(options(page).first()).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => isBusy(searchBox(page))).toBe(false);
});

test('R150 a loading indicator while the search code loads', async ({ page }) => {
  await openPage(page, 'guides/');
  const code = gate();
  await onNewScripts(page, code.answer);
  await search(page, 'deposit');
  await expect.poll(() => isBusy(searchBox(page))).toBe(true);
  code.release();
  await expect(options(page).first()).toBeVisible({ timeout: 15_000 });
});

test('a chosen option stays chosen when better answers arrive', async ({ page, context }) => {
  const texts = gate();
  await context.route(/\/texts-[^/]+\.json$/, texts.answer);
  await openPage(page, 'guides/');
  await search(page, 'withdraw');
  await expect(options(page).first()).toBeVisible();
  const before = await options(page).allInnerTexts();
  await searchBox(page).press('ArrowDown');
  const chosen = options(page).and(page.locator('[aria-selected="true"]'));
  const name = await chosen.innerText();
  texts.release();
  await expect.poll(() => options(page).allInnerTexts()).not.toEqual(before);
  // An option that is no longer an answer cannot stay chosen; this one is the best with and without the texts.
  expect((await options(page).allInnerTexts())[0]).toContain(name.split('\n')[0]);
  await expect(chosen).toHaveCount(1);
  await searchBox(page).press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
});

test('X22 the search code fails to load: the page stays, no uncaught error', async ({ page }) => {
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

test('X22 the highlighting code fails to load: the page stays, no uncaught error', async ({ page }) => {
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
