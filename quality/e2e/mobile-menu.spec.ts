import { BASE_URL } from '../../site/config/limits';
import { countOnScreen } from './support/geometry';
import { activate, mainNav, openPage, shownLink } from './support/open-page';
import { resize } from './support/resize';
import { expect, test } from './support/test';

test.use({ viewport: { width: 420, height: 800 } });

const GUIDE = 'guides/depositing-eth';
const opener = /(toggle|open).*navigation|menu/i;

test('the docs sidebar is the secondary menu, the navbar items are one step back', async ({ page }) => {
  await openPage(page, GUIDE);
  const nav = mainNav(page);
  await nav.getByRole('button', { name: opener }).first().click();
  const back = nav.getByRole('button', { name: /back to main menu/i });
  await expect(back).toBeInViewport();
  await expect(nav.locator(`a[href="${BASE_URL}${GUIDE}"]`).filter({ visible: true })).toBeInViewport();
  await back.click();
  for (const name of ['Getting Started', 'Guides', 'API Reference', /^GitHub/]) {
    // The hidden sidebar of the page has links with the same names.
    await expect.poll(() => countOnScreen(shownLink(nav, name))).toBe(1);
  }
});

test('the mobile sidebar shows and hides, the page behind does not scroll', async ({ page }) => {
  await openPage(page, GUIDE);
  const nav = mainNav(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Scrolls down and a little up again, so that the navbar shows.
  await page.mouse.move(210, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(scrolled).toBeGreaterThan(600);
  await page.mouse.wheel(0, -200);
  await expect(nav.getByRole('button', { name: opener }).first()).toBeInViewport();
  await nav.getByRole('button', { name: opener }).first().click();
  const close = nav.getByRole('button', { name: /close/i });
  await expect(close).toBeInViewport();
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await scrolled()).toBe(before);
  await close.click();
  await expect(close).not.toBeInViewport();
});

test('Back with the menu open closes the menu and stays on the page', async ({ page }) => {
  await openPage(page, 'getting-started');
  await activate(page.getByRole('main').locator(`a[href="${BASE_URL}guides/"]`).first());
  await expect(page).toHaveURL(`${BASE_URL}guides/`);
  await mainNav(page).getByRole('button', { name: opener }).first().click();
  const close = mainNav(page).getByRole('button', { name: /close/i });
  await expect(close).toBeInViewport();
  await page.goBack();
  await expect(close).not.toBeInViewport();
  expect(page.url()).toContain('/guides/');
});

test('Escape closes the menu, and opens none', async ({ page }) => {
  await openPage(page, GUIDE);
  const nav = mainNav(page);
  const close = nav.getByRole('button', { name: /close/i });
  await nav.getByRole('button', { name: opener }).first().click();
  await expect(close).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(close).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(nav).not.toHaveClass(/navbar-sidebar--show/);
});

test('the symbols in the head of the menu are on its middle line', async ({ page }) => {
  await openPage(page, GUIDE);
  await mainNav(page).getByRole('button', { name: opener }).first().click();
  const head = page.locator('.navbar-sidebar__brand');
  await expect(head).toBeInViewport();
  const middles = await head
    .locator('.navbar__logo, button svg')
    .filter({ visible: true })
    .evaluateAll((symbols) =>
      symbols.map((symbol) => {
        const { top, bottom } = symbol.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
  expect(middles).toHaveLength(3);
  // A button places its symbol on a line of text, which may be a few pixels off.
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(4);
});

test('the search field uses the room beside the name of the site', async ({ page }) => {
  await openPage(page, GUIDE);
  for (const width of [320, 390, 480, 768, 996]) {
    await resize(page, width);
    const [name, field] = await Promise.all([
      page.locator('.navbar__inner > .navbar__items .navbar__brand').boundingBox(),
      page.locator('.navbar__search-input').boundingBox(),
    ]);
    expect(field?.x ?? 0, `at ${width}`).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    // As wide as on a large screen, or all but 14rem, which the name and the button of the menu need.
    expect(field?.width, `at ${width}`).toBeGreaterThanOrEqual(Math.min(21 * 16, Math.max(9 * 16, width - 14 * 16)));
  }
});

test("the list of a page's contents closes when an entry is chosen, whose heading is then on top", async ({ page }) => {
  await openPage(page, GUIDE);
  await activate(page.getByRole('button', { name: 'On this page' }));
  const entry = page.locator('.theme-doc-toc-mobile a').nth(3);
  await expect(entry).toBeInViewport();
  const id = new URL((await entry.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await entry.click();
  await expect(entry).toBeHidden();
  const onTop = () =>
    page.evaluate((anchor) => {
      const heading = document.getElementById(anchor);
      const { left, top, height } = heading?.getBoundingClientRect() ?? new DOMRect();
      return heading?.contains(document.elementFromPoint(left + 5, top + height / 2)) ?? false;
    }, id);
  await expect.poll(onTop).toBe(true);
});
