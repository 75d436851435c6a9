import { readFile } from 'node:fs/promises';
import { CACHING, HEADER_ONLY, IMMUTABLE_FOLDER, SECURITY_HEADERS } from '@sdk-docs/delivery/settings';
import { BASE_URL } from '../../site/config/limits';
import { parsePolicy } from '@sdk-docs/delivery/content-policy';
import { headersOf, parseHeadersFile } from '@sdk-docs/delivery/headers-file';
import { ask, MALFORMED_PATHS, ODD_PATHS, problemsWith } from './support/odd-addresses';
import { hasCaddy, serveByCaddy } from './support/caddy';
import { openPage } from './support/open-page';
import { watchPolicy } from './support/policy';
import { options, search } from './support/search-ui';
import { below, otherSlash, routes } from './support/routes';
import { type StaticSite } from './support/static-site';
import { expect, test } from './support/test';

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

test('Caddy answers every route in both forms, with the policy', async ({ request }) => {
  for (const { path, kind } of routes) {
    for (const form of [path, otherSlash(path)].filter((each) => each !== null)) {
      const answer = await request.get(new URL(below(form), site.home).href);
      expect(answer.status(), form).toBe(200);
      expect(answer.headers()['content-security-policy'], form).toBeTruthy();
      expect(await answer.text(), form).toContain(kind === 'redirect' ? 'http-equiv="refresh"' : '<h1');
    }
  }
});

test('Caddy sends the encoding that the request accepts, and sets Vary', async ({ request }) => {
  const texts = new Set<string>();
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get(site.home, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers()['content-encoding'], accepted).toBe(encoding);
    // Caddy 2.6 sets Vary on compressed answers only; every client can read a plain answer from a cache.
    if (encoding !== undefined) expect(answer.headers()['vary'], accepted).toBe('Accept-Encoding');
    texts.add(await answer.text());
  }
  expect(texts.size).toBe(1);
});

test('Caddy answers unknown addresses with the not-found page, which is not cached', async ({ request }) => {
  for (const path of ['no/such/page', `${IMMUTABLE_FOLDER}js/none.0123abcd.js`]) {
    const answer = await request.get(site.home + path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe(CACHING.revalidate);
    expect(await answer.text()).toContain('Content-Security-Policy');
  }
});

test('Caddy answers odd addresses with 400 or 404 and all security headers', async () => {
  const problems = await Promise.all(ODD_PATHS.map((path) => problemsWith(site.home, path)));
  expect(problems.flat()).toEqual([]);
  // Caddy's HTTP server answers these in plain text before its configuration applies.
  for (const path of MALFORMED_PATHS) expect((await ask(site.home, path)).status, path).toBe(400);
});

test('Caddy, the own server, the headers file and the pages agree', async ({ request }) => {
  const file = headersOf(parseHeadersFile(await readFile('build/_headers', 'utf8')), BASE_URL);
  for (const path of ['', 'guides/', 'sitemap.xml', 'no/such/page']) {
    const [caddy, own] = await Promise.all([request.get(site.home + path), request.get(path === '' ? './' : path)]);
    for (const [name, value] of Object.entries(file)) {
      expect(caddy.headers()[name], `${path}: ${name}`).toBe(value);
      expect(own.headers()[name], `${path}: ${name}`).toBe(value);
    }
  }
  const header = parsePolicy(file['content-security-policy'] ?? '');
  const html = await (await request.get('guides/')).text();
  const meta = parsePolicy(/http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect([...Object.keys(meta), ...HEADER_ONLY].sort()).toEqual(Object.keys(header).sort());
  for (const [directive, sources] of Object.entries(meta)) {
    // The header lists the inline scripts of all pages, a page its own.
    expect(header[directive], directive).toEqual(expect.arrayContaining([...sources]));
    expect(sources.filter((source) => !source.startsWith("'sha256-"))).toEqual(
      header[directive]?.filter((source) => !source.startsWith("'sha256-")),
    );
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
