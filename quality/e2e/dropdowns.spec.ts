import { type Page } from '@playwright/test';
import { activate, mainNav, openPage, shownLink } from './support/open-page';
import { expect, test } from './support/test';

const PATH = 'guides/';
// The left end of the heading: text without a link, not covered by an open menu.
const OUTSIDE = { position: { x: 20, y: 20 } } as const;
const outside = (page: Page) => page.getByRole('heading', { level: 1 });

for (const name of ['Next', 'English']) {
  const trigger = (page: Page) => mainNav(page).locator('button.navbar__link').filter({ hasText: name });
  const item = (page: Page) => shownLink(mainNav(page), name);
  const isOpen = async (page: Page) => {
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page)).toBeVisible();
  };
  const isClosed = async (page: Page) => {
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page)).toHaveCount(0);
  };
  const openByEnter = async (page: Page) => {
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await isOpen(page);
  };

  test.describe(`dropdown ${name}`, () => {
    test.use({ hasTouch: true });

    test('opens and closes by pointer, keyboard and touch', async ({ page }) => {
      await openPage(page, PATH);
      await test.step('opens on hover, closes when the pointer leaves', async () => {
        await expect(item(page)).toHaveCount(0);
        await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
        await trigger(page).hover();
        await expect(item(page)).toBeVisible();
        await outside(page).hover(OUTSIDE);
        await expect(item(page)).toHaveCount(0);
      });
      await test.step('opens on a mouse click and stays open without the pointer', async () => {
        await trigger(page).click();
        await outside(page).hover(OUTSIDE);
        await page.waitForTimeout(300);
        await isOpen(page);
      });
      await test.step('closes on a click outside', async () => {
        await outside(page).click(OUTSIDE);
        await isClosed(page);
      });
      await test.step('opens on Enter, closes when focus leaves it', async () => {
        await openByEnter(page);
        for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
        await isClosed(page);
      });
      await test.step('opens on a click without a pointer', async () => {
        await activate(trigger(page));
        await isOpen(page);
        await outside(page).click(OUTSIDE);
        await isClosed(page);
      });
      await test.step('opens on a tap, closes on a touch outside', async () => {
        await trigger(page).tap();
        await isOpen(page);
        await outside(page).tap(OUTSIDE);
        await isClosed(page);
      });
      expect(new URL(page.url()).pathname.endsWith(`/${PATH}`)).toBe(true);
    });
  });
}
