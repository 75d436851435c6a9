import { expect, type Locator, type Page } from '@playwright/test';
import { openPage, mainNav } from './open-page';
import { dataFiles, recordRequests } from './requests';

/** Addresses of the files of the index. */
export const INDEX = /\/assets\/search\//;

/** Returns the search box of the navbar, by role only. */
export const searchBox = (page: Page): Locator => {
  const nav = mainNav(page);
  return nav.getByRole('combobox').or(nav.getByRole('textbox')).or(nav.getByRole('searchbox')).first();
};

export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option').filter({ visible: true });

/** Returns the box of the results page. */
export const resultsBox = (page: Page): Locator => {
  const main = page.getByRole('main');
  return main.getByRole('searchbox').or(main.getByRole('combobox')).or(main.getByRole('textbox')).first();
};

/** Returns links of the results page to hits: pages of the site other than the results page itself. */
export const resultLinks = (page: Page): Locator =>
  page.getByRole('main').locator('a[href^="/"]:not([href*="/search"])').filter({ visible: true });

/** Types as a reader does, after the box is cleared. */
export async function search(page: Page, query: string): Promise<void> {
  await searchBox(page).click();
  await searchBox(page).fill('');
  await searchBox(page).pressSequentially(query, { delay: 10 });
}

/** Loads every part of the index: hits get their texts at the end. */
export async function loadWholeIndex(page: Page): Promise<void> {
  // A single word would only load its own part.
  await search(page, 'deposit eth');
  await expect(page.locator('.search-excerpt').first()).not.toBeEmpty();
}

/** Loads a page, activates the box with `wake` and returns the index files that the page fetched then. */
export async function indexFiles(page: Page, wake: (box: Locator) => Promise<void>): Promise<string[]> {
  const requests = recordRequests(page);
  await openPage(page, 'guides/');
  await page.waitForLoadState('networkidle');
  const before = [...requests.all];
  const { origin } = new URL(page.url());
  // The code of the search loads first and then requests the index: on a busy machine seconds later, or never.
  const asked = page
    .waitForRequest((request) => dataFiles([request.url()], origin).some((url) => !url.endsWith('.js')), {
      timeout: 5_000,
    })
    .catch(() => null);
  await wake(searchBox(page));
  await asked;
  await page.waitForLoadState('networkidle');
  return dataFiles(requests.since(before), origin);
}

/**
 * Whether an element near the box shows activity: a busy element, a progress bar, a status with text or a running
 * animation, visible and at most `reach` px away.
 */
export function isBusy(box: Locator, reach = 240): Promise<boolean> {
  return box.evaluate((input, distance) => {
    const home = input.getBoundingClientRect();
    const isNear = (element: Element | null): boolean => {
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        left < home.right + distance &&
        right > home.left - distance &&
        top < home.bottom + distance &&
        bottom > home.top - distance
      );
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const status = all('[role="status"]').filter((element) => element.textContent?.trim());
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target);
    return [...all('[aria-busy="true"], [role="progressbar"], progress'), ...status, ...running].some(isNear);
  }, reach);
}

/** Returns the highlighted terms of the page: ranges of the CSS highlight registry, otherwise `mark` elements. */
export function markedTerms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight].map(String));
    const marks = [...document.querySelectorAll('main article mark')].map((mark) => mark.textContent ?? '');
    return ranges.length > 0 ? ranges : marks;
  });
}
