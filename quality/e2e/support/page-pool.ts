import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { noPrefetch } from './connection';
import { keepPointerStill } from './test';

/**
 * Runs `work` on every item in one of `size` pages of one context. Pages are reused: a new one costs a browser more
 * than most checks do, and the context's HTTP cache has the common files. `prepare` runs once per page, and `work` gets
 * its result. If `work` changes state beyond the document, it sets that state itself.
 */
export async function inPages<T, S>(
  browser: Browser,
  options: BrowserContextOptions,
  items: readonly T[],
  size: number,
  work: (page: Page, item: T, state: S) => Promise<void>,
  prepare: (page: Page) => Promise<S> = () => Promise.resolve(undefined as S),
): Promise<void> {
  const context = await browser.newContext(options);
  await keepPointerStill(context);
  await noPrefetch(context);
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    const page = await context.newPage();
    const state = await prepare(page);
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(page, item, state);
  };
  try {
    await Promise.all(Array.from({ length: size }, worker));
  } finally {
    await context.close();
  }
}
