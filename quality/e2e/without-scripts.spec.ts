import { type Page } from '@playwright/test';
import { liveButtons } from './support/live-buttons';
import { docsSidebar, mainNav } from './support/open-page';
import { horizontalOverflow } from './support/overflow';
import { expect, test } from './support/test';

const PAGES = ['', 'getting-started', 'api/reverts', 'search', 'puffer-component-example', 'no/such/page'];
const HANDLER = 'api/contracts/handlers/institutional-vault-handler';

test.use({ javaScriptEnabled: false });

// Without scripts a page that changes its width is the same as one that loads at it.
const setWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 800 });

test('no control looks active without scripts', async ({ page }) => {
  for (const path of PAGES)
    await test.step(`/${path}`, async () => {
      await setWidth(page, 390);
      await page.goto(path === '' ? './' : path);
      for (const width of [390, 1280]) {
        await setWidth(page, width);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await deadControls(page), `${width} px`).toEqual([]);
      }
    });
});

test('the skip link leads to the content', async ({ page }) => {
  for (const width of [390, 1280])
    await test.step(`${width} px`, async () => {
      await setWidth(page, width);
      await page.goto('getting-started');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /skip to main content/i })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await focused.evaluate((element) => element.closest('.main-wrapper') !== null)).toBe(true);
    });
});

/** Returns visible controls that need the application: buttons, search fields, carets that seem to expand something. */
async function deadControls(page: Page): Promise<string[]> {
  const fields = await page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).count();
  const carets = await page
    .locator('.menu__link--sublist-caret')
    .evaluateAll((links) => links.filter((link) => getComputedStyle(link, '::after').visibility !== 'hidden').length);
  return [
    ...(await page.evaluate(liveButtons)),
    ...(fields === 0 ? [] : [`${fields} search fields`]),
    ...(carets === 0 ? [] : [`${carets} carets`]),
  ];
}

const reached = async (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('on a phone nothing is too wide, the text starts on the first screen, and links of navbar, sidebar and table of contents can be used', async ({
  page,
}) => {
  await setWidth(page, 1280);
  await page.goto(HANDLER);
  const sidebar = await reached(page, '.theme-doc-sidebar-container nav a');
  const contents = await reached(page, '.theme-doc-toc-desktop a');
  const navbar = await reached(page, 'nav[aria-label=Main] .navbar__items > a');
  expect([sidebar.length > 5, contents.length > 5, navbar.length >= 5]).toEqual([true, true, true]);
  for (const width of [320, 390])
    await test.step(`${width} px`, async () => {
      await setWidth(page, width);
      expect(await horizontalOverflow(page)).toEqual([]);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y ?? 999).toBeLessThan(400);
    });
  expect(await reached(page, '.theme-doc-sidebar-container nav a')).toEqual(sidebar);
  expect(await reached(page, '.theme-doc-toc-desktop a')).toEqual(contents);
  expect(await reached(page, 'nav[aria-label=Main] .navbar__items > a')).toEqual(navbar);
  await page.locator('.theme-doc-toc-desktop').getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await docsSidebar(page).getByRole('link', { name: 'Reverts' }).click();
  await expect(page).not.toHaveURL(/handlers/);
  await mainNav(page).getByRole('link', { name: 'API Reference' }).click();
  await expect(page).toHaveURL(/\/api\/$/);
});
