import { type Page } from '@playwright/test';

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Makes the page believe in a connection; before the first load. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Nothing is fetched ahead of need, so that every script after a click belongs to that click. */
export const noPrefetch = (page: Page): Promise<void> => setConnection(page, { effectiveType: '4g', saveData: true });
