import { type Page } from '@playwright/test';
import { checkKind, openHeld } from './support/kind-checks';
import { started } from './support/open-page';
import { resize } from './support/resize';
import { inPages } from './support/page-pool';
import { expect, test } from './support/test';

/** Pages that are not routes, so that the sweep does not open them. */
const PAGES = ['search?q=deposit', 'no/such/page'];

test('search results and the not-found page fit, have no band or hole, and have controls with names and sizes', async ({
  browser,
  baseURL,
}) => {
  const findings: Record<string, string[]> = {};
  const look = async (page: Page, path: string): Promise<void> => {
    const note = (check: string, problems: readonly string[]): void => {
      (findings[check] ??= []).push(...problems.map((problem) => `/${path}: ${problem}`));
    };
    // The query starts the application at once, and the results page has no content without it.
    if (path.startsWith('search')) {
      await page.goto(path);
      await started(page);
    } else await openHeld(page, path, note);
    for (const width of [390, 320, 768, 1280]) {
      await resize(page, width);
      await checkKind(page, path, width, note);
    }
  };
  await inPages(browser, { baseURL }, PAGES, 1, look);
  expect(Object.keys(findings)).toEqual(expect.arrayContaining(['names', 'size of a finger', 'fits at 320 px']));
  for (const [check, problems] of Object.entries(findings)) expect.soft(problems, check).toEqual([]);
});
