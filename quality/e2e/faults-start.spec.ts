import { type Locator, type Page, type Route } from '@playwright/test';
import { PATIENCE_MS, TEXTS } from '@sdk-docs/light/start/settings';
import { liveButtons } from './support/live-buttons';
import { activate, docsSidebar, giveSign, mainNav } from './support/open-page';
import { missing, throwing } from './support/script-faults';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const PAGE = 'getting-started';
/** A short page that links to another short one. */
const SHORT = 'tools/calldata';
const MAIN = '**/assets/js/main.*.js';
const RUNTIME = '**/assets/js/runtime~main.*.js';
/** Matches all scripts except the two that all pages share: the chunk of the page. */
const CHUNK = /assets\/js\/(?!main|runtime)[^/]+\.js$/;

const half = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};
const empty = (route: Route): Promise<void> => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
const failing = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("fails while it starts")' });

/** A blocked file is a missing one to the page. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'main.js is missing': (page) => page.route(MAIN, missing),
  'main.js is cut off': (page) => page.route(MAIN, half),
  'main.js is empty': (page) => page.route(MAIN, empty),
  'main.js fails': (page) => page.route(MAIN, failing),
  'the loader is missing': (page) => page.route(RUNTIME, missing),
  'the loader is cut off': (page) => page.route(RUNTIME, half),
  'the chunk of the page is missing': (page) => page.route(CHUNK, missing),
  'the chunk of the page is cut off': (page) => page.route(CHUNK, half),
};

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TEXTS.failed });
const toggle = (page: Page) => mainNav(page).getByRole('button', { name: /switch between dark and light/i });

/** Follows a link in the text while no timer of the page fires, so that only the click itself can follow it. */
async function followAtOnce(page: Page, follow = (link: Locator) => link.click({ noWaitAfter: true })): Promise<void> {
  const from = page.url();
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  // An anchor would scroll the next page, which is an interaction.
  const links = page.locator('main [data-body-of] a[href*="/api/"]:not([href*="#"])');
  await follow(links.filter({ visible: true }).first());
  await expect(page).toHaveURL((url) => url.href !== from && url.pathname.includes('/api/'));
  await page.waitForLoadState('domcontentloaded');
}

test('a link that is the first interaction is followed; a click on a control shows a message, no control looks active, links work at once', async ({
  page,
}) => {
  for (const [name, arrange] of Object.entries(faults))
    await test.step(name, async () => {
      await arrange(page);
      await page.goto(SHORT);
      // No pointer: it would be an interaction before the click, also on the next page.
      await followAtOnce(page, activate);
      expect(await page.evaluate(liveButtons)).not.toEqual([]);
      await activate(toggle(page));
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByRole('button', { name: TEXTS.retry })).toBeVisible();
      expect(await page.evaluate(liveButtons)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await followAtOnce(page);
      await page.mouse.move(0, 0);
      await page.unrouteAll();
    });
});

test('what a page without main.js still does: search page, menus, categories, Retry', async ({ page }) => {
  await page.route(MAIN, missing);
  await test.step('the search page says what to do', async () => {
    await page.goto('search?q=deposit');
    const main = page.getByRole('main');
    await expect(main.getByText(/Search needs JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'API Reference' })).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(notice(page)).toBeVisible();
  });
  await test.step('menus open on focus, and categories stay links', async () => {
    await page.goto(PAGE);
    expect((await page.evaluate(liveButtons)).length).toBeGreaterThan(5);
    await giveSign(page);
    await expect(notice(page)).toBeVisible();
    expect(await page.evaluate(liveButtons)).toEqual([]);
    await mainNav(page).locator('button.navbar__link').first().focus();
    await expect(mainNav(page).getByRole('link', { name: /All SDK releases/ })).toBeVisible();
    await docsSidebar(page).getByRole('link', { name: 'Guides' }).click();
    // Until the page has loaded, nothing hears the next sign.
    await page.waitForURL(/guides\/$/);
  });
  await test.step('Retry loads the application once it is available again', async () => {
    await giveSign(page);
    await expect(notice(page)).toBeVisible();
    await page.unroute(MAIN);
    await notice(page).getByRole('button', { name: TEXTS.retry }).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(liveButtons)).not.toEqual([]);
  });
});

test('an application that crashes while it starts shows its crash page', async ({ page }) => {
  await page.route(CHUNK, throwing('crashed'));
  await page.goto(PAGE);
  await giveSign(page);
  await expect(page.getByText(/this page crashed/i)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { e2eFault: false }));
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByText(/this page crashed/i)).toHaveCount(0);
});

test.describe('the application is late', () => {
  /** Delays the chunk of the page. */
  async function hold(page: Page): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route(CHUNK, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    return release;
  }
  const late = (page: Page) => expect(page.getByRole('alert')).toContainText(TEXTS.late, { timeout: PATIENCE_MS * 2 });

  test('after the time limit a stored click shows a message and is not lost, and links are followed at once', async ({
    page,
  }) => {
    const release = await hold(page);
    await page.goto(SHORT);
    await toggle(page).click();
    await late(page);
    await followAtOnce(page);
    await toggle(page).click();
    await late(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the results page shows that it waits', async ({ page }) => {
    const release = await hold(page);
    const releaseMain = await holdApp(page);
    await page.goto('search?q=deposit', { waitUntil: 'domcontentloaded' });
    await late(page);
    release();
    releaseMain();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /deposit/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
