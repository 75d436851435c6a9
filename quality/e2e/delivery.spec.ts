import { type Page } from '@playwright/test';
import { CACHING, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '@sdk-docs/delivery/settings';
import { BASE_URL } from '../../site/config/limits';
import { docsSidebar, mainNav, openMobileMenu, openPage, shownLink, started } from './support/open-page';
import { loadedByWorker, watchPolicy } from './support/policy';
import { options, resultLinks, search, searchBox } from './support/search-ui';
import { serveFolder } from './support/static-site';
import { expect, test } from './support/test';

const GUIDE = 'guides/depositing-eth';

const code = (page: Page) => page.getByRole('main').locator('pre').first();

test.describe('headers', () => {
  test('every answer has the policy and the other security headers', async ({ request }) => {
    for (const path of ['./', GUIDE, 'no/such/page', 'sitemap.xml']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], `${path}: npm run deliver`).toMatch(/script-src 'self'/);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  test('scripts and styles are immutable and compressed, pages revalidate', async ({ page }) => {
    const answers: { readonly url: string; readonly headers: Record<string, string> }[] = [];
    page.on('response', (response) => answers.push({ url: response.url(), headers: response.headers() }));
    await openPage(page, GUIDE);
    const assets = answers.filter(({ url }) => url.includes(`/${IMMUTABLE_FOLDER}`));
    expect(assets.length).toBeGreaterThan(1);
    for (const { url, headers } of assets) {
      expect(headers['cache-control'], url).toBe(CACHING.immutable);
      expect(headers['content-encoding'], url).toBe('br');
    }
    const html = answers.find(({ url }) => url.endsWith(`${GUIDE}/`))?.headers;
    expect(html).toMatchObject({ 'cache-control': CACHING.revalidate, 'content-encoding': 'br' });
    expect(html?.['etag']).toBeTruthy();
  });

  test('a missing asset is not cached', async ({ request }) => {
    const answer = await request.get(`${IMMUTABLE_FOLDER}js/none.0123abcd.js`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe(CACHING.revalidate);
  });
});

test.describe('policy', () => {
  test.use({ prefetch: true });
  // The sweep tests the policy on all pages, and routes.spec.ts the console of all redirects.
  test('search, its worker and the results page work under it', async ({ page }) => {
    const violations = await watchPolicy(page);
    await openPage(page, 'guides/');
    // Several words need the texts.
    await search(page, 'deposit eth');
    await expect(options(page).first()).toBeVisible();
    const loaded = async () => (await loadedByWorker(page)).map(({ url, status }) => `${status} ${url}`).join('\n');
    // The texts load last, together with the script that indexes them.
    await expect.poll(loaded).toMatch(/200 \S+\/texts-\S+\.json/);
    await expect.poll(loaded).toMatch(/200 \S+\.js/);
    expect(await loaded()).not.toMatch(/^0 /m);
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/_highlight=|#/);
    await openPage(page, 'search?q=withdraw');
    await expect(resultLinks(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(violations()).toEqual([]);
  });

  test('theme, announcement, dropdowns, copying and client navigation work under it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const violations = await watchPolicy(page);
    await openPage(page, '');
    await mainNav(page)
      .getByRole('button', { name: /dark|light/i })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
    const dropdown = mainNav(page).locator('button.navbar__link').filter({ visible: true }).first();
    await dropdown.click();
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    // Client navigation shows content that the first page's policy was not made for.
    for (const name of ['Getting Started', 'Guides', 'API Reference']) {
      await shownLink(mainNav(page), name).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await openPage(page, GUIDE);
    await code(page).hover();
    await page.getByRole('main').getByRole('button', { name: /copy/i }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await docsSidebar(page).getByRole('link').nth(3).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(violations()).toEqual([]);
  });

  test('the mobile menu and the page of an unknown address work under it, and an injected script is blocked and reported', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 420, height: 800 });
    const violations = await watchPolicy(page);
    await openPage(page, 'guides/');
    await openMobileMenu(page);
    await openPage(page, 'no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(violations()).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.injected = true');
      image.src = 'data:,';
      document.body.append(image);
    });
    await expect.poll(() => violations().join('\n')).toMatch(/event: script-src-elem blocks inline/);
    await expect.poll(() => violations().join('\n')).toMatch(/event: script-src-attr blocks inline/);
    expect(violations().join('\n')).toMatch(/console: .*Content Security Policy/);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

  test('on GitHub Pages, which sends no header, the policy inside a page applies', async ({ page }) => {
    const violations = await watchPolicy(page);
    const site = await serveFolder('build', BASE_URL, 'pages');
    try {
      const answer = await page.goto(`${site.home}guides`);
      expect(answer?.headers()).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'max-age=600' });
      expect(answer?.headers()).not.toHaveProperty('content-security-policy');
      await started(page);
      await search(page, 'deposit');
      await expect(options(page).first()).toBeVisible();
      expect(violations()).toEqual([]);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      });
      await expect.poll(() => violations().join('\n')).toMatch(/script-src-elem blocks inline/);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    } finally {
      await site.close();
    }
  });
});
