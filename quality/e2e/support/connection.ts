import { type BrowserContext, type Page } from '@playwright/test';

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Sets the connection that pages see; call it before the first load. */
export async function setConnection(target: Page | BrowserContext, connection: Connection): Promise<void> {
  await target.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Turns prefetching off, so that every script after a click belongs to that click. */
export const noPrefetch = (target: Page | BrowserContext): Promise<void> =>
  setConnection(target, { effectiveType: '4g', saveData: true });

/** A connection on which the application starts by itself. Chromium measures a busy machine as a slow connection. */
export const goodConnection = (page: Page): Promise<void> =>
  setConnection(page, { effectiveType: '4g', saveData: false });
