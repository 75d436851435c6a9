import { expect, test } from '@playwright/test';
import { CACHING, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '../config/delivery';
import { BASE_URL } from '../config/limits';
import { hasCaddy, serveByCaddy } from './support/caddy';
import { openPage } from './support/open-page';
import { watchPolicy } from './support/policy';
import { options, search } from './support/search-ui';
import { type StaticSite } from './support/static-site';

test.skip(!hasCaddy(), 'there is no caddy on PATH');
test.describe.configure({ mode: 'serial' });

let site: StaticSite;
test.beforeAll(async () => void (site = await serveByCaddy()));
test.afterAll(() => site.close());

test('Caddy sends the delivered headers and the compressed files', async ({ page, request }) => {
  const home = await page.goto(site.home);
  const headers = (await home?.allHeaders()) ?? {};
  const own = (await request.get('./')).headers();
  expect(headers['content-security-policy']).toBe(own['content-security-policy']);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers).toMatchObject({ 'cache-control': CACHING.revalidate, 'content-encoding': 'br' });
  const script = await page.locator('script[src]').first().getAttribute('src');
  const answer = await request.get(new URL(script ?? '', site.home).href, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()).toMatchObject({ 'cache-control': CACHING.immutable, 'content-encoding': 'gzip' });
});

test('Caddy answers unknown addresses with the not-found page, which nobody keeps', async ({ request }) => {
  for (const path of ['no/such/page', `${IMMUTABLE_FOLDER}js/none.0123abcd.js`]) {
    const answer = await request.get(site.home + path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe(CACHING.revalidate);
    expect(await answer.text()).toContain('Content-Security-Policy');
  }
});

test('Caddy serves both forms of an address, and revalidates', async ({ request }) => {
  for (const path of ['guides', 'guides/', '']) {
    expect((await request.get(new URL(path, site.home).href)).status()).toBe(200);
  }
  const redirect = await request.get(site.home.slice(0, -1), { maxRedirects: 0 });
  expect(redirect.headers()['location']).toBe(BASE_URL);
  const etag = (await request.get(site.home)).headers()['etag'] ?? '';
  expect((await request.get(site.home, { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('the site works behind Caddy: search with its worker, no violation', async ({ page }) => {
  const violations = await watchPolicy(page);
  await openPage(page, `${site.home}guides/`);
  await search(page, 'deposit');
  await expect(options(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(violations()).toEqual([]);
});
