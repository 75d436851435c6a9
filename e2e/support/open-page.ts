import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to a path below the base, gives a sign of life as a reader would, and waits until the application has started. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path === '' ? './' : path);
  await started(page);
}

/** A reader is there: the application starts. */
export async function giveSign(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

export async function started(page: Page): Promise<void> {
  await giveSign(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

export const docsSidebar = (page: Page): Locator => page.getByRole('navigation', { name: /sidebar$/i });

/** The link that is on screen: an item of the navbar also exists in the mobile menu, shown or not. */
export const shownLink = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('link', { name, exact: typeof name === 'string' }).filter({ visible: true });

/** Follows a link as assistive technology does: no pointer over it, so nothing is preloaded by hovering. */
export async function activate(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => element.click());
}

/** Opens the mobile menu of a page that is narrow enough to have one, and waits until it has slid in. */
export async function openMobileMenu(page: Page): Promise<void> {
  await mainNav(page)
    .getByRole('button', { name: /navigation/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /back to main menu/i })).toBeInViewport();
}
