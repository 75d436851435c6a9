import { type Page } from '@playwright/test';

/** Starts to record the duration of each height transition of the page, in seconds, as the browser reports it. */
export async function watchHeights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    (window as unknown as { e2eHeights: number[] }).e2eHeights = seen;
    document.addEventListener('transitionend', (event) => {
      if (event.propertyName === 'height') seen.push(event.elapsedTime);
    });
  });
}

export const heightTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { e2eHeights: number[] }).e2eHeights);
