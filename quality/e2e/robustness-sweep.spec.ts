import { openMobileMenu, openPage } from './support/open-page';
import { below, routes } from './support/routes';
import { options, search } from './support/search-ui';
import { expect, test } from './support/test';
import { unnamed } from './support/unnamed';

// routes tests that every route is served with and without a final slash.
test('the base is served without its slash', async ({ request, baseURL }) => {
  const base = new URL(baseURL ?? '');
  const bare = await request.get(base.href.replace(/\/$/, ''));
  expect(bare.status()).toBe(200);
  expect(new URL(bare.url()).pathname).toBe(base.pathname);
});

test('the canonical address of a page is its own route and is in the sitemap', async ({ request, baseURL }) => {
  const base = new URL(baseURL ?? '').pathname;
  const sitemap = await (await request.get('sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const problems: string[] = [];
  // Demonstrations are excluded from search engines.
  const pages = routes.filter(({ kind, path }) => kind === 'page' && !/-example\/?$/.test(path));
  for (const { path } of pages) {
    const html = await (await request.get(below(path))).text();
    const canonical = /<link[^>]+rel="?canonical"?[^>]+href="?([^" >]+)/.exec(html)?.[1] ?? 'none';
    const own = canonical !== 'none' && new URL(canonical).pathname === base + path.slice(1);
    if (!own) problems.push(`${path}: canonical ${canonical}`);
    if (!listed.includes(canonical)) problems.push(`${path}: ${canonical} is not in the sitemap`);
  }
  expect(problems).toEqual([]);
  expect(listed.filter((url) => /\/search\/?$|404/.test(url))).toEqual([]);
});

test('names in the open search list and in the mobile menu', async ({ page }) => {
  await openPage(page, 'guides/');
  await search(page, 'deposit');
  await expect(options(page).first()).toBeVisible();
  expect(await unnamed(page)).toEqual([]);
  await page.setViewportSize({ width: 420, height: 800 });
  await openPage(page, 'guides/');
  await openMobileMenu(page);
  expect(await unnamed(page)).toEqual([]);
});
