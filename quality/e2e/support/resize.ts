import { type Page } from '@playwright/test';

/** Sets the size of the window. The application reacts to a change of the width in the next frame. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
