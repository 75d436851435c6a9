import type { Browser, Page } from '@playwright/test';
import { askForIcon, newJournal, quiet, type Journal } from '../journal';
import type { Site } from '../site';
import { sum } from '../transfers';
import type { Session, Step } from './session';

/** How long the pages and the list of hits may take to show, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Walks through the session in one tab with one cache. Each step lasts until nothing has loaded for `settle` seconds,
 * so that prefetched files count in the step that loads them. Throws when a page or the list of hits does not show.
 */
export async function walk(browser: Browser, site: Site, session: Session, settle: number): Promise<Step[]> {
  const [first = '/', ...others] = session.routes;
  const steps: Step[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const step = async (name: string, act: (journal: Journal) => Promise<number | null>): Promise<void> => {
    const journal = newJournal();
    site.record(journal);
    const status = await act(journal);
    await quiet(journal, settle * 1000);
    steps.push({ name, load: sum(journal.answers), status });
  };
  try {
    const page = await context.newPage();
    // Chromium measures a busy machine as a slow connection, on which nothing is prefetched.
    await page.addInitScript(() => {
      const value = { effectiveType: '4g', saveData: false };
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    });
    await step(first, async (journal) => {
      const response = await page.goto(`${site.address}${first}`, { waitUntil: 'load' });
      await askForIcon(page, journal);
      return response?.status() ?? 0;
    });
    for (const route of others) {
      await step(route, async () => {
        await go(page, `${site.address}${route}`);
        return null;
      });
    }
    await step(`"${session.query}"`, async () => {
      await search(page, session.query);
      return null;
    });
  } finally {
    await context.close();
  }
  return steps;
}

/** Changes the route through the browser's history, because no page has links to all others. */
async function go(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((url) => {
    window.history.pushState({ key: url, state: undefined }, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
  await page.waitForFunction((title) => document.title !== title, before, { timeout: PATIENCE_MS });
}

/** Opens the box with its key, types a query and waits for hits. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(query, { delay: 30 });
  await page.getByRole('option').first().waitFor({ timeout: PATIENCE_MS });
}
