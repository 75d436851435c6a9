import { type Page } from '@playwright/test';
import { DESKTOP_ABOVE_PX } from './support/framework';
import { edges, isCovered } from './support/geometry';
import { docsSidebar, mainNav, openPage, shownLink } from './support/open-page';
import { expect, test } from './support/test';

const LONG = 'getting-started';
const bottom = async (page: Page) => (await edges(mainNav(page))).bottom;

/** Scrolls the page with the wheel and waits until scrolling ends. */
async function wheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, by);
  await page.waitForTimeout(400);
}

test('the navbar hides when scrolling down past its height, reappears when scrolling up', async ({ page }) => {
  await openPage(page, LONG);
  await page.getByRole('button', { name: 'Close' }).click();
  const { top, bottom: edge } = await edges(mainNav(page));
  await wheel(page, Math.floor((edge - top) / 2));
  expect(await bottom(page)).toBeGreaterThan(1);
  await wheel(page, 900);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(1);
  await wheel(page, -200);
  await expect.poll(() => bottom(page)).toBeGreaterThan(1);
});

for (const where of ['down', 'up'] as const) {
  test(`the navbar reappears after a jump ${where} to an anchor and does not cover it`, async ({ page }) => {
    await openPage(page, LONG);
    const toc = page.getByRole('main').locator('a[href^="#"]:not(article a)').filter({ visible: true });
    const count = await toc.count();
    expect(count).toBeGreaterThan(3);
    if (where === 'up') {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await wheel(page, -400);
    }
    await wheel(page, 350);
    await wheel(page, 350);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(1);
    const link = toc.nth(where === 'down' ? Math.ceil(count / 2) : 0);
    const id = decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1));
    await link.click();
    await expect.poll(() => bottom(page)).toBeGreaterThan(1);
    await page.waitForTimeout(400);
    expect(await bottom(page)).toBeGreaterThan(1);
    expect(await isCovered(page.locator(`[id="${id}"]`), mainNav(page))).toBe(false);
    // From here on it is the reader who scrolls.
    await wheel(page, 350);
    await wheel(page, 350);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(1);
  });
}

test('desktop above 996 px, mobile at 996 px', async ({ page }) => {
  const menu = mainNav(page).getByRole('button', { name: /(toggle|open).*navigation/i });
  await page.setViewportSize({ width: DESKTOP_ABOVE_PX + 1, height: 800 });
  await openPage(page, LONG);
  await expect(shownLink(mainNav(page), 'Guides')).toBeVisible();
  await expect(docsSidebar(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: DESKTOP_ABOVE_PX, height: 800 });
  await expect(menu).toBeVisible();
  await expect(shownLink(mainNav(page), 'Guides')).toHaveCount(0);
  await expect(docsSidebar(page)).toBeHidden();
});
