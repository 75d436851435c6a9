import { type Page, type Route } from '@playwright/test';
import { PATIENCE_MS, TEXTS } from '@sdk-docs/light/start/settings';
import { docsSidebar, giveSign, mainNav } from './support/open-page';
import { missing, throwing } from './support/script-faults';
import { expect, test } from './support/test';
import { liveButtons } from './support/live-buttons';

const PAGE = 'getting-started';
const MAIN = '**/assets/js/main.*.js';
const RUNTIME = '**/assets/js/runtime~main.*.js';
/** Matches all scripts except the two that all pages share: the chunk of the page. */
const CHUNK = /assets\/js\/(?!main|runtime)[^/]+\.js$/;

const half = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};
const blocked = (route: Route): Promise<void> => route.abort('blockedbyclient');
const empty = (route: Route): Promise<void> => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
const failing = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("fails while it starts")' });

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'main.js is missing': (page) => page.route(MAIN, missing),
  'main.js is cut off': (page) => page.route(MAIN, half),
  'main.js is empty': (page) => page.route(MAIN, empty),
  'main.js is blocked': (page) => page.route(MAIN, blocked),
  'main.js fails': (page) => page.route(MAIN, failing),
  'the loader is missing': (page) => page.route(RUNTIME, missing),
  'the loader is cut off': (page) => page.route(RUNTIME, half),
  'the chunk of the page is missing': (page) => page.route(CHUNK, missing),
  'the chunk of the page is cut off': (page) => page.route(CHUNK, half),
};

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TEXTS.failed });
const bodyLink = (page: Page) => page.locator('main [data-body-of] a[href*="/api/"]').first();

/** Follows a link in the text while no timer of the page fires, so that only the click itself can follow it. */
async function followAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await bodyLink(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/api\//);
}

for (const [name, arrange] of Object.entries(faults)) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => void (await arrange(page)));

    test('a click on a control shows a message, no control looks active, links work at once', async ({ page }) => {
      await page.goto(PAGE);
      expect((await page.evaluate(liveButtons)).length).toBeGreaterThan(5);
      await mainNav(page)
        .getByRole('button', { name: /switch between dark and light/i })
        .click();
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByRole('button', { name: TEXTS.retry })).toBeVisible();
      expect(await page.evaluate(liveButtons)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await followAtOnce(page);
    });

    test('a link that is the first interaction is followed', async ({ page }) => {
      await page.goto(PAGE);
      await followAtOnce(page);
    });
  });
}

for (const [name, answer] of [
  ['missing', missing],
  ['cut off', half],
] as const) {
  test(`the search page says what to do when main.js is ${name}`, async ({ page }) => {
    await page.route(MAIN, answer);
    await page.goto('search?q=deposit');
    const main = page.getByRole('main');
    await expect(main.getByText(/Search needs JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'API Reference' })).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(notice(page)).toBeVisible();
  });
}

test('Retry loads the application once it is available again', async ({ page }) => {
  await page.route(MAIN, missing);
  await page.goto(PAGE);
  await giveSign(page);
  await expect(notice(page)).toBeVisible();
  await page.unroute(MAIN);
  await notice(page).getByRole('button', { name: TEXTS.retry }).click();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(notice(page)).toHaveCount(0);
  expect((await page.evaluate(liveButtons)).length).toBeGreaterThan(5);
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

  test('a stored click shows a message after the time limit and is not lost', async ({ page }) => {
    const release = await hold(page);
    await page.goto(PAGE);
    await mainNav(page)
      .getByRole('button', { name: /switch between dark and light/i })
      .click();
    await expect(page.getByRole('alert')).toContainText(TEXTS.late, { timeout: PATIENCE_MS * 2 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('then links are followed at once', async ({ page }) => {
    await hold(page);
    await page.goto(PAGE);
    await mainNav(page)
      .getByRole('button', { name: /switch between dark and light/i })
      .click();
    await expect(page.getByRole('alert')).toContainText(TEXTS.late, { timeout: PATIENCE_MS * 2 });
    await followAtOnce(page);
  });

  test('the results page shows that it waits', async ({ page }) => {
    const release = await hold(page);
    await page.route('**/assets/js/main.*.js', async (route) => {
      await new Promise((done) => setTimeout(done, PATIENCE_MS + 1500));
      await route.continue().catch(() => undefined);
    });
    await page.goto('search?q=deposit', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('alert')).toContainText(TEXTS.late, { timeout: PATIENCE_MS * 2 });
    release();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /deposit/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('categories stay links and menus open on focus when the application fails to load', async ({ page }) => {
  await page.route(MAIN, missing);
  await page.goto(PAGE);
  await giveSign(page);
  await expect(notice(page)).toBeVisible();
  const trigger = mainNav(page).locator('button[aria-haspopup]').first();
  await trigger.focus();
  await expect(mainNav(page).getByRole('link', { name: /All SDK releases/ })).toBeVisible();
  await docsSidebar(page).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL(/guides\/$/);
});
