import { BASE_URL } from '../../site/config/limits';
import { countOnScreen } from './support/geometry';
import { activate, mainNav, openPage, shownLink } from './support/open-page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 420, height: 800 } });

const GUIDE = 'guides/depositing-eth';
const opener = /(toggle|open).*navigation|menu/i;

test('R122 the docs sidebar is the secondary menu, the navbar items are one step back', async ({ page }) => {
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

test('R193 the mobile sidebar shows and hides, the page behind does not scroll', async ({ page }) => {
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

test('X31 Back with the menu open closes the menu and stays on the page', async ({ page }) => {
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
