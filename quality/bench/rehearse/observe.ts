import type { Browser, Page } from '@playwright/test';
import type { Behaviour } from './compare';

const START_MS = 20_000;

/** Opens a route, starts its application, toggles the theme and follows a link. Returns the observed behaviour. */
export async function observe(browser: Browser, address: string, route: string): Promise<Behaviour> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => void errors.push(message.slice(0, 200)));
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text().slice(0, 200))));
    await page.goto(`${address}${route}`, { waitUntil: 'load' });
    await page.mouse.move(600, 400);
    const started = await page
      .waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true', undefined, {
        timeout: START_MS,
      })
      .then(
        () => true,
        () => false,
      );
    const content = await contentOf(page);
    const mode = await switchMode(page);
    const next = await follow(page);
    return { route, started, ...content, mode, next, errors: [...new Set(errors)] };
  } finally {
    await context.close();
  }
}

const contentOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      elements: main?.querySelectorAll('*').length ?? 0,
      links: main?.querySelectorAll('a[href]').length ?? 0,
      letters: main?.textContent?.length ?? 0,
      sidebar: document.querySelectorAll('aside .menu__link').length,
    };
  });

async function switchMode(page: Page): Promise<string> {
  const control = page.getByRole('button', { name: /switch between dark and light mode/i }).first();
  await control.click({ timeout: 5000 }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
}

/** Returns the heading behind the second link of the navbar; empty after a full load instead of a client navigation. */
async function follow(page: Page): Promise<string> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const before = page.url();
  await page
    .locator('nav.navbar a.navbar__link')
    .nth(1)
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await page.waitForURL((url) => url.href !== before, { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(1000);
  const stayed = await page.evaluate(() => 'stayed' in window);
  return stayed ? await page.evaluate(() => document.querySelector('h1')?.textContent ?? '') : '';
}
