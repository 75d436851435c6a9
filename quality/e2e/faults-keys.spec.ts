import { type Page } from '@playwright/test';
import { serveSlowly } from './support/slow-page';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const started = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const box = (page: Page) => page.getByRole('combobox');
const caret = (page: Page) =>
  box(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} goes to the search box before the application is there, and nothing typed is lost`, async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto('getting-started');
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('depo');
    await expect(box(page)).toHaveValue('depo');
    release();
    await started(page).waitFor();
    await page.keyboard.type('sit');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('deposit');
    expect(await caret(page)).toEqual([7, 7]);
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

test('a second shortcut does not change the typed text', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('getting-started');
  await page.keyboard.press('/');
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('c');
  await expect(box(page)).toHaveValue('a/bc');
  release();
  await started(page).waitFor();
  await expect(box(page)).toHaveValue('a/bc');
});

test('text typed before the box exists appears in it', async ({ page, baseURL }) => {
  const site = await serveSlowly(baseURL ?? '', 'getting-started', '<nav aria-label=Main');
  try {
    await page.goto(site.home, { waitUntil: 'commit' });
    await page.locator('.theme-announcement-bar').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('dep');
    await expect(box(page)).toHaveCount(0);
    site.release();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('osit');
    await expect(box(page)).toHaveValue('deposit');
  } finally {
    await site.close();
  }
});

test('the application waits until the whole page has come', async ({ page, baseURL }) => {
  const site = await serveSlowly(baseURL ?? '', 'getting-started', '<nav aria-label=Main');
  try {
    await page.goto(site.home, { waitUntil: 'commit' });
    await page.locator('.theme-announcement-bar').waitFor();
    await page.keyboard.press('/');
    // Time for an application that would not wait.
    await page.waitForTimeout(1_500);
    site.release();
    await started(page).waitFor();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  } finally {
    await site.close();
  }
});

test('a slash in a field is text', async ({ page }) => {
  await holdApp(page);
  await page.goto('getting-started');
  await box(page).click();
  await page.keyboard.type('a/');
  await expect(box(page)).toHaveValue('a/');
});
