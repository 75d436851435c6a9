import { type Page } from '@playwright/test';
import { started } from './support/open-page';
import { sheetsOf } from './support/print';
import { expect, test } from './support/test';

const PAPER = 1280;

// Browsers that print with the width of the window (WebKit) apply the rules of wide screens, so the test uses that
// width.
for (const path of ['getting-started', 'api/contracts/handlers/institutional-vault-handler']) {
  test(`${path} prints in one column, before and with the application`, async ({ page }) => {
    await page.setViewportSize({ width: PAPER, height: 900 });
    await page.goto(path);
    await test.step('before the application', () => printsInOneColumn(page));
    await started(page);
    await test.step('with the application', () => printsInOneColumn(page));
  });
}

async function printsInOneColumn(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const beside of ['.theme-doc-sidebar-container', '.theme-doc-toc-desktop']) {
    await expect(page.locator(beside)).toBeHidden();
  }
  const { x, width } = (await page.locator('article .theme-doc-markdown').boundingBox()) ?? { x: 0, width: 0 };
  // Only the margins of the frame remain next to the text, the same on both sides.
  expect(width).toBeGreaterThan(0.85 * PAPER);
  expect(Math.abs(PAPER - 2 * x - width)).toBeLessThan(20);
  await page.emulateMedia({ media: null });
}

/** Maximum number of A4 sheets for the longest guide. */
const SHEETS = 20;

test('the guide about withdrawing prints on at most 20 sheets', async ({ page }) => {
  await page.setContent('<p style="break-after: page">sheet</p>'.repeat(SHEETS + 1));
  expect(await sheetsOf(page)).toBeGreaterThan(SHEETS);
  await page.goto('guides/withdrawing');
  expect(await sheetsOf(page)).toBeLessThanOrEqual(SHEETS);
});

test('paper shows what a fold hides, without the word that opens it', async ({ page }) => {
  await page.goto('api/access');
  const fold = page.locator('td details').filter({ hasText: /^more/ }).first();
  await expect(fold.locator('summary')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(fold.locator('summary')).toBeHidden();
  await expect(fold.locator('a').first()).toBeVisible();
});
