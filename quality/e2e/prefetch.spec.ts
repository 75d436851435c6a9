import { BASE_URL } from '../../site/config/limits';
import { setConnection } from './support/connection';
import { docsSidebar, openPage } from './support/open-page';
import { recordRequests } from './support/requests';
import { routes } from './support/routes';
import { expect, test } from './support/test';

test.use({ prefetch: true });

// Requests go to the own host only: tested in product.

test('page content is fetched lazily', async ({ page }) => {
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

/** Returns the scripts that were prefetched but not run since: those of other pages. */
const ahead = async ({ prefetched, scripts }: ReturnType<typeof recordRequests>): Promise<string[]> => {
  const run = scripts();
  return (await prefetched()).filter((url) => !run.includes(url));
};

test('content of links in the text in view is prefetched, of a few at most', async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, 'handlers/');
  await expect.poll(() => ahead(requests)).not.toEqual([]);
  await page.waitForTimeout(1000);
  expect((await ahead(requests)).length).toBeLessThanOrEqual(4);
});

test('links of navbar and footer in view prefetch nothing', async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, 'search');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  expect(await ahead(requests)).toEqual([]);
});

test('text and script of a focused link are requested together', async ({ page }) => {
  await openPage(page, 'guides/');
  const script = page.waitForRequest('**/assets/js/*.js');
  // Neither gets an answer, so neither request can wait for the other.
  await page.route('**/*', () => undefined);
  const text = page.waitForRequest(`**${BASE_URL}getting-started/body.txt`);
  await docsSidebar(page).locator(`a[href="${BASE_URL}getting-started"]`).focus();
  await Promise.all([script, text]);
});

for (const [row, connection] of [
  ['no prefetch on 2g', { effectiveType: '2g', saveData: false }],
  ['no prefetch on slow 2g', { effectiveType: 'slow-2g', saveData: false }],
  ['no prefetch with data saver', { effectiveType: '4g', saveData: true }],
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
