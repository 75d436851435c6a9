import { openMobileMenu, openPage } from './support/open-page';
import { options, search } from './support/search-ui';
import { expect, test } from './support/test';
import { unnamed } from './support/unnamed';

// The test of the HTML proves that every route is served with and without a final slash.
test('the base is served without its slash', async ({ request, baseURL }) => {
  const base = new URL(baseURL ?? '');
  const bare = await request.get(base.href.replace(/\/$/, ''));
  expect(bare.status()).toBe(200);
  expect(new URL(bare.url()).pathname).toBe(base.pathname);
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
