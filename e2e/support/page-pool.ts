import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

/**
 * Runs `work` on every item, each in a new page of one context, `size` at the same time. The context shares the HTTP
 * cache, so only the first pages load the common files.
 */
export async function inPages<T>(
  browser: Browser,
  options: BrowserContextOptions,
  items: readonly T[],
  size: number,
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const page = await context.newPage();
      await work(page, item);
      await page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: size }, worker));
  } finally {
    await context.close();
  }
}
