import { type Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { IDLE_DELAY_MS } from '@sdk-docs/light/start/settings';
import { goodConnection, setConnection } from './support/connection';
import { markLoad, wasReloaded } from './support/full-load';
import { activate, openPage } from './support/open-page';
import { recordRequests } from './support/requests';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

test.use({ prefetch: true });

const HANDLER = 'api/contracts/handlers/institutional-vault-handler';
const started = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test.describe('the application waits', () => {
  test('a page is complete before it loads any script of the application', async ({ page }) => {
    const requests = recordRequests(page);
    await page.goto(HANDLER, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'getAddress' }).first()).toBeAttached();
    const fetchedAhead = new Set(await requests.prefetched());
    expect(requests.scripts().filter((url) => !fetchedAhead.has(url))).toEqual([]);
  });

  const interactions: Record<string, (page: Page) => Promise<unknown>> = {
    pointer: (page) => page.mouse.move(300, 300),
    key: (page) => page.keyboard.press('Shift'),
    wheel: (page) => page.mouse.wheel(0, 100),
    scroll: (page) => page.evaluate(() => window.scrollTo(0, 500)),
    focus: (page) => page.locator('main a[href]').first().focus(),
    'another tab': (page) => page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))),
  };
  for (const [name, give] of Object.entries(interactions)) {
    test(`starts on ${name}`, async ({ page }) => {
      // With data saver the application never starts by itself.
      await setConnection(page, { effectiveType: '4g', saveData: true });
      await page.goto('getting-started');
      await expect(started(page)).toHaveCount(0);
      await give(page);
      await started(page).waitFor();
    });
  }

  test('starts on touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await setConnection(page, { effectiveType: '4g', saveData: true });
    await page.goto('getting-started');
    await page.touchscreen.tap(200, 400);
    await started(page).waitFor();
    await context.close();
  });

  test('starts by itself on a good connection', async ({ page }) => {
    await goodConnection(page);
    await page.goto('getting-started');
    await started(page).waitFor({ timeout: IDLE_DELAY_MS + 10_000 });
  });

  test('starts by itself on a machine that is never idle', async ({ page }) => {
    await goodConnection(page);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('getting-started');
    await started(page).waitFor({ timeout: 2 * IDLE_DELAY_MS + 10_000 });
  });

  for (const connection of [
    { effectiveType: '4g', saveData: true },
    { effectiveType: '2g', saveData: false },
    { effectiveType: '3g', saveData: false },
  ]) {
    test(`never starts by itself: ${JSON.stringify(connection)}`, async ({ page }) => {
      await setConnection(page, connection);
      const requests = recordRequests(page);
      await page.goto('getting-started', { waitUntil: 'networkidle' });
      await page.waitForTimeout(IDLE_DELAY_MS + 1500);
      expect(requests.scripts()).toEqual([]);
    });
  }

  test('starts at once for a query', async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: true });
    await page.goto('search?q=depositETH');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('depositETH');
  });
});

test.describe('before the application has started', () => {
  test('a click on a control is stored', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('getting-started');
    await page.getByRole('button', { name: /switch between dark and light/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a stored click reaches the listeners of the page once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.addEventListener('click', ({ isTrusted }) => {
          document.body.dataset.clicks = [document.body.dataset.clicks ?? '', isTrusted ? 'first' : 'again'].join(' ');
        }),
      );
    });
    const release = await holdApp(page);
    await page.goto('guides/depositing-eth');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('body')).not.toHaveAttribute('data-clicks', /./);
    release();
    await expect(page.locator('body')).toHaveAttribute('data-clicks', ' again');
  });

  test('a followed link is stored for the router', async ({ page }) => {
    const release = await holdApp(page);
    await page.clock.install();
    await page.goto('getting-started');
    await markLoad(page);
    // A slow machine must not reach the time after which the browser follows the link itself.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('main a[href*="/api/"]').first().click();
    release();
    await expect(page).toHaveURL(/\/api\//);
    expect(await wasReloaded(page)).toBe(false);
  });

  test('the browser follows a link when the application takes too long', async ({ page }) => {
    await holdApp(page);
    await page.goto('getting-started');
    await page.locator('main a[href*="/api/"]').first().click();
    await expect(page).toHaveURL(/\/api\//);
    expect(await page.locator('h1').innerText()).not.toMatch(/getting started/i);
  });

  test('the browser follows a link when the application fails to load', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('getting-started');
    await page.locator('main a[href*="/api/"]').first().click();
    await expect(page).toHaveURL(/\/api\//);
  });

  test('on 2g the browser follows a link at once', async ({ page }) => {
    await setConnection(page, { effectiveType: '2g', saveData: false });
    await holdApp(page);
    await page.clock.install();
    await page.goto('getting-started');
    // No timer fires from here on.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('main a[href*="/api/"]').first().click();
    await expect(page).toHaveURL(/\/api\//);
  });

  test('the browser handles a link with a modifier key', async ({ page, context }) => {
    await page.goto('getting-started');
    const opened = context.waitForEvent('page');
    await page
      .locator('main a[href*="/api/"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/api\//);
    await expect(page).toHaveURL(/getting-started/);
  });

  for (const keys of ['/', 'ControlOrMeta+k']) {
    test(`the shortcut ${keys} is stored`, async ({ page }) => {
      const release = await holdApp(page);
      await page.goto('getting-started');
      await page.keyboard.press(keys);
      release();
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(page.getByRole('combobox')).toHaveValue('');
    });
  }

  test('text typed into the search box is answered', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('getting-started');
    await page.getByRole('combobox').fill('depositETH');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('the page of a hovered link loads once the application handles events', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('getting-started');
    const link = page.locator('main a[href*="/api/"]').first();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await link.hover();
    const body = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(path));
    release();
    await body;
  });
});

test.describe('printed bodies', () => {
  const body = (page: Page) => page.locator('[data-body-of]');

  for (const route of [HANDLER, 'api/reverts', 'guides/withdrawing']) {
    test(`${route}: after a client navigation the body equals that of a full load`, async ({ page }) => {
      await openPage(page, route);
      const full = await body(page).innerHTML();
      expect(full.length).toBeGreaterThan(5000);
      await openPage(page, 'getting-started');
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to, textContent: 'there' });
        document.querySelector('[data-body-of]')?.append(link);
      }, `${BASE_URL}${route}`);
      await markLoad(page);
      await activate(page.getByRole('link', { name: 'there', exact: true }));
      await expect(body(page)).toHaveAttribute('data-body-of', new RegExp(`${route}$`));
      expect(await wasReloaded(page)).toBe(false);
      expect((await body(page).innerHTML()).length).toBe(full.length);
      expect(await body(page).innerHTML()).toBe(full);
    });
  }

  test('no script contains the text of a page', async ({ page }) => {
    await page.goto(HANDLER);
    const words = (await body(page).locator('p').nth(3).innerText()).slice(0, 60);
    const requests = recordRequests(page);
    await openPage(page, HANDLER);
    const scripts = requests.scripts();
    expect(scripts.length).toBeGreaterThan(2);
    for (const url of scripts) expect(await (await page.request.get(url)).text()).not.toContain(words);
  });

  test('a body of another release causes a full load, because its styles differ', async ({ page }) => {
    await openPage(page, 'getting-started');
    await markLoad(page);
    const link = page.locator('main a[href*="/api/"]').first();
    await page.route('**/api/**', async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/assets\/css\/styles\.\w+/, 'assets/css/styles.0'),
      });
    });
    await activate(link);
    await expect(page).toHaveURL(/\/api\//);
    await expect.poll(() => wasReloaded(page).catch(() => false)).toBe(true);
    await expect(page.locator('h1')).toBeVisible();
  });

  const arrivals: Record<string, (page: Page) => Promise<void>> = {
    'a full load': (page) => openPage(page, 'api/reverts'),
    'a client navigation': async (page) => {
      await openPage(page, 'api/');
      await markLoad(page);
      await activate(page.locator('a[href$="/api/reverts"]').first());
      await expect(page).toHaveURL(/reverts/);
      expect(await wasReloaded(page)).toBe(false);
    },
  };
  for (const [name, arrive] of Object.entries(arrivals)) {
    test(`buttons and filters work after ${name}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await arrive(page);
      const copy = body(page)
        .getByRole('button', { name: /^Copy as CSV|copied/ })
        .first();
      await copy.click();
      await expect(copy).toHaveText('copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Error,Selector,[^]*0x[0-9a-f]{8}/);
      await expect(copy).toHaveText('Copy as CSV');
      await body(page).getByRole('searchbox').first().fill('zzzz');
      await expect(body(page).getByText('No match').first()).toBeVisible();
    });
  }
});
