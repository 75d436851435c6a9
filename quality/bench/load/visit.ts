import type { Browser, Page } from '@playwright/test';
import { sum, type Load } from './transfers';
import { newJournal, type Journal } from './server';
import type { Site } from '../site';

/** Requests and behaviour of one untouched page. */
export interface Visit {
  readonly route: string;
  readonly status: number;
  /** Until the load event and the first half second without a request after it. */
  readonly readable: Load;
  /** Until nothing has loaded for `settle` seconds. */
  readonly all: Load;
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** Longest task of the main thread, milliseconds; 0 when none took more than 50. */
  readonly longestTask: number;
  /** Number of requests to other origins, which are not in the sums. */
  readonly foreign: number;
}

interface Settings {
  readonly width: number;
  readonly settle: number;
}

const READABLE_MS = 500;

/** Loads a route in a fresh profile and waits without any interaction. */
export async function visit(browser: Browser, site: Site, route: string, settings: Settings): Promise<Visit> {
  const journal = newJournal();
  site.record(journal);
  const context = await browser.newContext({ viewport: { width: settings.width, height: 860 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    let foreign = 0;
    const { origin } = new URL(site.address);
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) foreign++;
    });
    const response = await page.goto(`${site.address}${route}`, { waitUntil: 'load' });
    await quiet(journal, READABLE_MS);
    await askForIcon(page, journal);
    const readable = sum(journal.answers);
    await quiet(journal, settings.settle * 1000);
    const { shift, longestTask } = await page.evaluate(() => (window as unknown as Observed).benchLoad);
    return {
      ...{ route, status: response?.status() ?? 0, foreign, shift, longestTask },
      ...{ readable, all: sum(journal.answers) },
    };
  } finally {
    await context.close();
  }
}

/** Waits until no request is open and none has started or ended for `ms` milliseconds. */
export async function quiet(journal: Journal, ms: number): Promise<void> {
  const start = performance.now();
  while (journal.open > 0 || performance.now() - Math.max(journal.last, start) < ms) {
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Requests the icon, which a headless browser never does. */
export async function askForIcon(page: Page, journal: Journal): Promise<void> {
  const address = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? `${location.origin}/favicon.ico`,
  );
  const { origin, pathname } = new URL(address, page.url());
  if (origin !== new URL(page.url()).origin) return;
  if (journal.answers.some(({ path, prefetch }) => path === pathname && !prefetch)) return;
  await fetch(address);
}

interface Observed {
  benchLoad: { shift: number; longestTask: number };
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen = { shift: 0, longestTask: 0 };
  (window as unknown as Observed).benchLoad = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}
