import { type Page } from '@playwright/test';
import { serveSlowly } from './support/slow-page';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const started = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const box = (page: Page) => page.getByRole('combobox');
const caret = (page: Page) =>
  box(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test('/, Control+k and Meta+k go to the search box before the application is there, and nothing typed is lost', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('getting-started');
  let text = '';
  for (const [keys, typed] of [
    ['/', 'de'],
    ['Control+k', 'po'],
    // A slash in the box is text.
    ['Meta+k', 's/'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(box(page), keys).toBeFocused();
    await page.keyboard.type(typed.slice(0, 1));
    // A second shortcut does not change the typed text.
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed.slice(1));
    text += typed;
    await expect(box(page)).toHaveValue(text);
    if (keys !== 'Meta+k') await box(page).blur();
  }
  release();
  await started(page).waitFor();
  await expect(box(page)).toHaveValue('depos/');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('it');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('deposit');
  expect(await caret(page)).toEqual([7, 7]);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('text typed before the box exists appears in it, and the application waits for the whole page', async ({
  page,
  baseURL,
}) => {
  const site = await serveSlowly(baseURL ?? '', 'getting-started', '<nav aria-label=Main');
  try {
    await page.goto(site.home, { waitUntil: 'commit' });
    await page.locator('.theme-announcement-bar').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('dep');
    await expect(box(page)).toHaveCount(0);
    // Time for an application that would not wait.
    await page.waitForTimeout(1_500);
    site.release();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('osit');
    await expect(box(page)).toHaveValue('deposit');
    await started(page).waitFor();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(box(page)).toHaveValue('deposit');
  } finally {
    await site.close();
  }
});
