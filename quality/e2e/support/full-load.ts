import { type Page } from '@playwright/test';

interface Marked {
  e2eMark?: string;
}

/** Marks the document; only a full load removes the mark. */
export async function markLoad(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Marked).e2eMark = 'same document';
  });
}

export function wasReloaded(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Marked).e2eMark === undefined);
}
