import { type Page } from '@playwright/test';

interface BarWatch {
  /** Milliseconds from the start of the watch until a bar first appeared; null for never. */
  readonly firstSeen: number | null;
  readonly isThere: boolean;
}

/** Starts to watch for new thin boxes fixed at the top of the page, such as a progress bar. */
export async function watchBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = new Set(document.querySelectorAll('body *'));
    const isBar = (element: Element): boolean => {
      const { top, height, width, right } = element.getBoundingClientRect();
      return (
        getComputedStyle(element).position === 'fixed' &&
        top <= 1 &&
        height > 0 &&
        height <= 8 &&
        width > 20 &&
        right > 0
      );
    };
    const start = performance.now();
    const state: { firstSeen: number | null; isThere: boolean } = { firstSeen: null, isThere: false };
    (window as unknown as { e2eBars: typeof state }).e2eBars = state;
    const look = (): void => {
      const candidates = [...document.querySelectorAll('body *')].filter((element) => !known.has(element));
      state.isThere = candidates.some(isBar);
      if (state.isThere) state.firstSeen ??= performance.now() - start;
      requestAnimationFrame(look);
    };
    look();
  });
}

export function barsSeen(page: Page): Promise<BarWatch> {
  return page.evaluate(() => (window as unknown as { e2eBars: BarWatch }).e2eBars);
}
