import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a path below the base, interacts with the page, and waits until the application has started. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path === '' ? './' : path);
  await started(page);
}

/** Interacts with the page, so that the application starts. */
export async function giveSign(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

export async function started(page: Page): Promise<void> {
  await giveSign(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

export const docsSidebar = (page: Page): Locator => page.getByRole('navigation', { name: /sidebar$/i });

/** Returns the link that is on screen: a navbar item also exists in the mobile menu, visible or not. */
export const shownLink = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('link', { name, exact: typeof name === 'string' }).filter({ visible: true });

/** Follows a link as assistive technology does, without a pointer that would preload its page. */
export async function activate(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => element.click());
}

/** Opens the mobile menu of a narrow page and waits until it has slid in. */
export async function openMobileMenu(page: Page): Promise<void> {
  await mainNav(page)
    .getByRole('button', { name: /navigation/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /back to main menu/i })).toBeInViewport();
}
