import { setConnection } from './support/connection';
import { openPage } from './support/open-page';
import { recordRequests } from './support/requests';
import { routes } from './support/routes';
import { expect, test } from './support/test';

test.use({ prefetch: true });

// R3 (requests to the own host only) is tested in 1-product.

test('R211 page content is fetched lazily', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g', saveData: true });
  const requests = recordRequests(page);
  await openPage(page, '');
  await page.waitForLoadState('networkidle');
  const first = new Set(requests.scripts());
  // Every route has at least one script of its own.
  expect(first.size).toBeLessThan(routes.length / 3);
  await openPage(page, 'getting-started');
  await page.waitForLoadState('networkidle');
  expect(requests.scripts().some((url) => !first.has(url))).toBe(true);
});

test('R211 content of links in view is prefetched', async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, 'guides/');
  await expect.poll(async () => (await requests.prefetched()).length).toBeGreaterThan(0);
});

for (const [row, connection] of [
  ['R212 no prefetch on 2g', { effectiveType: '2g', saveData: false }],
  ['R212 no prefetch on slow 2g', { effectiveType: 'slow-2g', saveData: false }],
  ['R213 no prefetch with data saver', { effectiveType: '4g', saveData: true }],
] as const) {
  test(row, async ({ page }) => {
    await setConnection(page, connection);
    const requests = recordRequests(page);
    await openPage(page, 'guides/');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    expect(await requests.prefetched()).toEqual([]);
  });
}
