import { type Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { IDLE_DELAY_MS } from '@sdk-docs/light/start/settings';
import { goodConnection, setConnection } from './support/connection';
import { markLoad, wasReloaded } from './support/full-load';
import { activate, giveSign, mainNav, openPage, shownLink } from './support/open-page';
import { recordRequests } from './support/requests';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

test.use({ prefetch: true });

const HANDLER = 'api/contracts/handlers/institutional-vault-handler';
const started = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test.describe('the application waits', () => {
  test.describe('until an interaction', () => {
    test.use({ hasTouch: true });

    // Touch and pointer come last: they leave a pointer on the page, which the next load would see.
    const interactions: Record<string, (page: Page) => Promise<unknown>> = {
      key: (page) => page.keyboard.press('Shift'),
      wheel: (page) => page.mouse.wheel(0, 100),
      scroll: (page) => page.evaluate(() => window.scrollTo(0, 500)),
      focus: (page) => page.locator('main a[href]').first().focus(),
      'another tab': (page) => page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))),
      touch: (page) => page.getByRole('heading', { level: 1 }).tap(),
      pointer: (page) => page.mouse.move(300, 300),
    };
    test('loads on each kind of interaction, and not before', async ({ page }) => {
      // With data saver the application never starts by itself.
      await setConnection(page, { effectiveType: '4g', saveData: true });
      const requests = recordRequests(page);
      // What the loader and the application do once they are there is the same for all.
      await page.route('**/assets/js/*', (route) => route.abort());
      let known = 0;
      for (const [name, give] of Object.entries(interactions))
        await test.step(name, async () => {
          await page.goto('api/');
          expect(requests.scripts().slice(known), `before ${name}`).toEqual([]);
          await give(page);
          await expect.poll(() => requests.scripts().length - known).toBe(2);
          known += 2;
        });
    });
  });

  test('starts by itself on a good connection, even on a machine that is never idle', async ({ page }) => {
    await goodConnection(page);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('api/');
    await started(page).waitFor({ timeout: 2 * IDLE_DELAY_MS + 10_000 });
  });

  test('with data saver, on 2g and on 3g never starts by itself, but at once for a query', async ({ page }) => {
    const requests = recordRequests(page);
    for (const connection of [
      { effectiveType: '2g', saveData: false },
      { effectiveType: '3g', saveData: false },
      { effectiveType: '4g', saveData: true },
    ]) {
      await setConnection(page, connection);
      await page.goto('api/', { waitUntil: 'networkidle' });
      await page.waitForTimeout(IDLE_DELAY_MS + 1500);
      expect(requests.scripts(), JSON.stringify(connection)).toEqual([]);
    }
    await page.goto('search?q=depositETH');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('depositETH');
  });
});

test.describe('before the application has started', () => {
  test('a click, typed text and a hovered link are stored', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.addEventListener('click', ({ isTrusted }) => {
          document.body.dataset.clicks = [document.body.dataset.clicks ?? '', isTrusted ? 'first' : 'again'].join(' ');
        }),
      );
    });
    const release = await holdApp(page);
    await page.goto('getting-started');
    await page.getByRole('button', { name: /switch between dark and light/i }).click();
    await page.getByRole('combobox').fill('depositETH');
    const link = page.locator('main a[href*="/api/"]').first();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await link.hover();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).not.toHaveAttribute('data-clicks', /./);
    const body = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(path));
    release();
    await test.step('the click has its effect, and reaches the listeners of the page once', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveAttribute('data-clicks', ' again');
    });
    await test.step('the text is answered', () => expect(page.getByRole('option').first()).toBeVisible());
    await test.step('the page of the link loads', () => body);
  });

  test('a followed link is stored for the router, except on 2g, with a modifier key and when the application takes too long', async ({
    page,
    context,
  }) => {
    const link = page.locator('main a[href*="/api/"]').first();
    await page.clock.install();
    await test.step('stored', async () => {
      const release = await holdApp(page);
      await page.goto('getting-started');
      await markLoad(page);
      // A slow machine must not reach the time after which the browser follows the link itself.
      await page.clock.pauseAt(Date.now() + 60_000);
      await link.click();
      release();
      await expect(page).toHaveURL(/\/api\//);
      expect(await wasReloaded(page)).toBe(false);
    });
    await holdApp(page);
    await test.step('on 2g the browser follows it at once: no timer fires', async () => {
      await setConnection(page, { effectiveType: '2g', saveData: false });
      await page.goto('getting-started');
      await link.click();
      await expect(page).toHaveURL(/\/api\//);
    });
    await test.step('with a modifier key it opens another page, and without one the browser follows it later', async () => {
      await page.clock.resume();
      await goodConnection(page);
      await page.goto('getting-started');
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL(/\/api\//);
      await expect(page).toHaveURL(/getting-started/);
      await link.click();
      await expect(page).toHaveURL(/\/api\//);
      expect(await page.locator('h1').innerText()).not.toMatch(/getting started/i);
    });
  });
});

test.describe('printed bodies', () => {
  const body = (page: Page) => page.locator('[data-body-of]');

  /** Tries a copy button and a filter of a table. */
  const tryTable = async (page: Page): Promise<void> => {
    const copy = body(page)
      .getByRole('button', { name: /^Copy as CSV|copied/ })
      .first();
    await copy.click();
    await expect(copy).toHaveText('copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Error,Selector,[^]*0x[0-9a-f]{8}/);
    await expect(copy).toHaveText('Copy as CSV');
    await body(page).getByRole('searchbox').first().fill('zzzz');
    await expect(body(page).getByText('No match').first()).toBeVisible();
  };

  test('after a client navigation a body equals that of a full load, and its buttons and filters work after both', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const full = new Map<string, string>();
    for (const route of [HANDLER, 'guides/withdrawing', 'api/reverts']) {
      await openPage(page, route);
      full.set(route, await body(page).innerHTML());
    }
    await test.step('buttons and filters after a full load', () => tryTable(page));
    await openPage(page, 'getting-started');
    await markLoad(page);
    for (const [route, html] of full)
      await test.step(`a client navigation to ${route}`, async () => {
        expect(html.length).toBeGreaterThan(5000);
        await page.evaluate((to) => {
          const link = Object.assign(document.createElement('a'), { href: to, textContent: 'there' });
          document.querySelector('[data-body-of]')?.append(link);
        }, `${BASE_URL}${route}`);
        await activate(page.getByRole('link', { name: 'there', exact: true }));
        await expect(body(page)).toHaveAttribute('data-body-of', new RegExp(`${route}$`));
        const routed = await body(page).innerHTML();
        expect(routed.length).toBe(html.length);
        expect(routed).toBe(html);
      });
    await test.step('buttons and filters after a client navigation', () => tryTable(page));
    await page.goBack();
    await expect(body(page)).toHaveAttribute('data-body-of', /guides\/withdrawing$/);
    expect(await wasReloaded(page)).toBe(false);
  });

  test('a page is complete before it loads any script, no script contains its text, and a body of another release causes a full load', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await page.goto(HANDLER, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'getAddress' }).first()).toBeAttached();
    const words = (await body(page).locator('p').nth(3).innerText()).slice(0, 60);
    const fetchedAhead = new Set(await requests.prefetched());
    expect(requests.scripts().filter((url) => !fetchedAhead.has(url))).toEqual([]);
    await giveSign(page);
    await started(page).waitFor();
    const scripts = requests.scripts();
    expect(scripts.length).toBeGreaterThan(2);
    for (const url of scripts) expect(await (await page.request.get(url)).text()).not.toContain(words);

    await test.step('the styles of another release differ', async () => {
      await markLoad(page);
      await page.route('**/api/**', async (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace(/assets\/css\/styles\.\w+/, 'assets/css/styles.0'),
        });
      });
      await activate(shownLink(mainNav(page), 'API Reference'));
      await expect(page).toHaveURL(/\/api\/$/);
      await expect.poll(() => wasReloaded(page).catch(() => false)).toBe(true);
      await expect(page.locator('h1')).toBeVisible();
    });
  });
});
