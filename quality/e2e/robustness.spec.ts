import { type Page } from '@playwright/test';
import { BASE_URL, VERSION_LABEL } from '../../site/config/limits';
import { style } from './support/colours';
import { THEME_KEY, VERSION_KEY_PREFIX } from './support/framework';
import { isCovered } from './support/geometry';
import { activate, docsSidebar, mainNav, openPage, shownLink, started } from './support/open-page';
import { rootState, storeFirst } from './support/root-state';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const GUIDE = 'guides/depositing-eth';
const LONG = 'getting-started';
/** Another long page, which the sidebar shows: the guides are in collapsed categories. */
const NEXT = 'handlers/';
const [ANNOUNCED, DISMISSED] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'] as const;

test('text in view stays when content above it grows, Back and Forward restore the place, and a deep link shows its target', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await openPage(page, LONG);
  const ids = await page
    .locator('article h2[id], article h3[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);

  await test.step('content that changes its height above the window does not move the text in view', async () => {
    const heading = page.locator('main h2').nth(3);
    await heading.evaluate((element) => element.scrollIntoView());
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // The browser only anchors the scroll position after a paint.
    await page.waitForTimeout(200);
    const before = await top();
    await page.locator('main h1').evaluate((element) => (element.style.paddingBlockEnd = '300px'));
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await page.locator('main h1').evaluate((element) => (element.style.paddingBlockEnd = ''));
  });

  await test.step('Back and Forward restore the scroll position', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 1400);
    await expect.poll(scrolled).toBeGreaterThan(1000);
    await page.waitForTimeout(300);
    const before = await scrolled();
    await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${NEXT}"]`));
    await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
    await expect.poll(scrolled).toBeLessThan(5);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrolled).toBeGreaterThan(500);
    await page.waitForTimeout(300);
    const second = await scrolled();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LONG}/?$`));
    await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(30);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
    await expect.poll(async () => Math.abs((await scrolled()) - second)).toBeLessThan(30);
  });

  // A heading of a guide, and an entry of the reference.
  for (const place of [`${LONG}#${ids[Math.floor(ids.length / 2)]}`, 'api/contracts/abis/mainnet/Teller#deposit'])
    await test.step(`a deep link shows its target, not under the navbar: ${place}`, async () => {
      await page.goto('about:blank');
      await openPage(page, place);
      const target = page.locator(`[id="${place.split('#')[1]}"]`);
      await page.waitForTimeout(400);
      await expect.poll(() => isCovered(target, mainNav(page)), place).toBe(false);
    });
});

test('the not-found page of a nested route offers links', async ({ page }) => {
  const response = await page.goto('guides/depositting-eth');
  expect(response?.status()).toBe(404);
  await started(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /depositing-eth/ })).toHaveAttribute('href', `${BASE_URL}${GUIDE}`);
  await expect(main.getByRole('searchbox')).toHaveValue(/depositting eth/);
  await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', BASE_URL);
  await main.getByRole('link', { name: /depositing-eth/ }).click();
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
});

const themeButton = (page: Page) => mainNav(page).getByRole('button', { name: /dark|light/i });

test('tabs take the theme of each other: started, not started, and frozen before the start', async ({
  page,
  context,
}) => {
  const [frozen, other] = [await context.newPage(), await context.newPage()];
  // A page in the back/forward cache receives no events.
  await frozen.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  const release = await holdApp(page);
  await holdApp(frozen);
  for (const waiting of [page, frozen]) await waiting.goto(GUIDE);
  await openPage(other, '');
  await themeButton(other).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = { mode: 'dark', choice: 'dark', stored: 'dark' };
  await test.step('a tab that has not started hears of it', () => expect.poll(() => rootState(page)).toEqual(dark));
  await test.step('one that was frozen takes it when it comes back', async () => {
    expect(await rootState(frozen)).toMatchObject({ mode: 'light' });
    await frozen.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => rootState(frozen)).toEqual(dark);
  });
  await test.step('started tabs switch each other', async () => {
    release();
    await started(page);
    await themeButton(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await themeButton(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a stored dark theme applies without waiting for the scripts', async ({ page }) => {
  const root = page.locator('html');
  await storeFirst(page, { [THEME_KEY]: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(GUIDE);
  expect(await rootState(page)).toEqual({ mode: 'dark', choice: 'dark', stored: 'dark' });
  const dark = await style(root, 'background-color');
  await root.evaluate((element) => element.setAttribute('data-theme', 'light'));
  expect(await style(root, 'background-color')).not.toBe(dark);
});

test('works when storage contains junk, and when it is blocked', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const root = page.locator('html');
  for (const junk of ['blue', '', 'null', '{"a":1}', '<b>'])
    await test.step(`stored: ${JSON.stringify(junk)}`, async () => {
      // Of several such scripts the last one decides.
      await page.addInitScript(
        ([keys, value]) => {
          for (const key of keys) localStorage.setItem(key, value);
        },
        [[THEME_KEY, `${VERSION_KEY_PREFIX}default`, ANNOUNCED, DISMISSED], junk] as const,
      );
      await openPage(page, GUIDE);
      await page.waitForTimeout(200);
      expect(await rootState(page)).toMatchObject({ mode: 'light', choice: 'system' });
      await expect(mainNav(page).locator('button.navbar__link').filter({ hasText: VERSION_LABEL })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
    });
  await test.step('blocked', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await openPage(page, GUIDE);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await themeButton(page).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Close' }).click();
    await shownLink(mainNav(page), 'API Reference').click();
    await expect(page).toHaveURL(`${BASE_URL}api/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
