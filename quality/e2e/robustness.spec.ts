import { BASE_URL, THEME_KEY, VERSION_KEY_PREFIX, VERSION_LABEL } from '../../site/config/limits';
import { style } from './support/colours';
import { isCovered } from './support/geometry';
import { activate, docsSidebar, mainNav, openPage, shownLink, started } from './support/open-page';
import { rootState, storeFirst } from './support/root-state';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const GUIDE = 'guides/depositing-eth';
const LONG = 'getting-started';

test('a deep link with a hash shows its target, not under the navbar', async ({ page }) => {
  await openPage(page, LONG);
  const ids = await page
    .locator('article h2[id], article h3[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);
  const places = [
    `${LONG}#${ids[1]}`,
    `${LONG}#${ids[Math.floor(ids.length / 2)]}`,
    'api/contracts/abis/mainnet/Teller#deposit',
  ];
  for (const place of places) {
    await page.goto('about:blank');
    await openPage(page, place);
    const target = page.locator(`[id="${place.split('#')[1]}"]`);
    await page.waitForTimeout(400);
    await expect.poll(() => isCovered(target, mainNav(page)), place).toBe(false);
  }
});

test('content that changes its height above the window does not move the text in view', async ({ page }) => {
  await openPage(page, 'getting-started');
  const heading = page.locator('main h2').nth(3);
  await heading.evaluate((element) => element.scrollIntoView());
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // The browser only anchors the scroll position after a paint.
  await page.waitForTimeout(200);
  const before = await top();
  await page.locator('main h1').evaluate((element) => (element.style.paddingBlockEnd = '300px'));
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  // A page that the sidebar shows: the guides are in collapsed categories.
  const NEXT = 'getting-started';
  const scrolled = () => page.evaluate(() => window.scrollY);
  await openPage(page, LONG);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 1400);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await page.waitForTimeout(300);
  const before = await scrolled();
  await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${NEXT}"]`));
  await expect(page).toHaveURL(new RegExp(NEXT));
  await expect.poll(scrolled).toBeLessThan(5);
  await page.mouse.wheel(0, 700);
  await expect.poll(scrolled).toBeGreaterThan(500);
  await page.waitForTimeout(300);
  const second = await scrolled();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(LONG));
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(30);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(NEXT));
  await expect.poll(async () => Math.abs((await scrolled()) - second)).toBeLessThan(30);
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

test('the toggle of one tab switches the other', async ({ page, context }) => {
  await openPage(page, '');
  const other = await context.newPage();
  await openPage(other, GUIDE);
  await mainNav(other)
    .getByRole('button', { name: /dark|light/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await mainNav(page)
    .getByRole('button', { name: /dark|light/i })
    .click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const hears of ['hears of it', 'was frozen and comes back'] as const) {
  test(`a tab that has not started takes the theme of another: it ${hears}`, async ({ page, context }) => {
    await holdApp(page);
    if (hears !== 'hears of it') {
      // A page in the back/forward cache receives no events.
      await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    }
    await page.goto(GUIDE);
    const other = await context.newPage();
    await openPage(other, '');
    await mainNav(other)
      .getByRole('button', { name: /dark|light/i })
      .click();
    if (hears !== 'hears of it') {
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    }
    await expect.poll(() => rootState(page)).toEqual({ mode: 'dark', choice: 'dark', stored: 'dark' });
  });
}

test('a stored dark theme applies without waiting for the scripts', async ({ page }) => {
  await page.goto('./');
  const light = await style(page.locator('html'), 'background-color');
  await storeFirst(page, { [THEME_KEY]: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(GUIDE);
  expect(await rootState(page)).toEqual({ mode: 'dark', choice: 'dark', stored: 'dark' });
  expect(await style(page.locator('html'), 'background-color')).not.toBe(light);
});

test('works when storage is blocked', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
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
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await mainNav(page)
    .getByRole('button', { name: /dark|light/i })
    .click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Close' }).click();
  await shownLink(mainNav(page), 'API Reference').click();
  await expect(page).toHaveURL(`${BASE_URL}api/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

for (const junk of ['blue', '', 'null', '{"a":1}', '<b>']) {
  test(`stored junk does no harm: ${JSON.stringify(junk)}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await storeFirst(page, {
      [THEME_KEY]: junk,
      [`${VERSION_KEY_PREFIX}default`]: junk,
      'docusaurus.announcement.id': junk,
      'docusaurus.announcement.dismiss': junk,
    });
    await openPage(page, GUIDE);
    await page.waitForTimeout(200);
    expect(await rootState(page)).toMatchObject({ mode: 'light', choice: 'system' });
    await expect(mainNav(page).locator('[aria-haspopup]').filter({ hasText: VERSION_LABEL })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
