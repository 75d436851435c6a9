import { BASE_URL, SEARCH_PAGE_RESULTS } from '../../site/config/limits';
import { misfits } from './support/misfits';
import { openPage } from './support/open-page';
import { indexFiles, resultLinks, resultsBox } from './support/search-ui';
import { expect, test } from './support/test';

test('the search page reads q, shows results; typing updates q', async ({ page }) => {
  await openPage(page, 'search?q=vault');
  await expect(resultsBox(page)).toHaveValue('vault');
  await expect(resultLinks(page).first()).toBeVisible();
  await resultsBox(page).fill('');
  await resultsBox(page).pressSequentially('staking', { delay: 20 });
  await expect(page).toHaveURL(/[?&]q=staking(&|$)/);
  await expect(resultsBox(page)).toHaveValue('staking');
  await expect(resultLinks(page).first()).toBeVisible();
});

test('only a query on which the reader rests is a recent search', async ({ page }) => {
  await page.clock.install();
  await openPage(page, 'search?q=deposit+eth');
  await expect(resultLinks(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => localStorage.removeItem('search-recent'));
  for (const query of ['vault', 'staking']) {
    await resultsBox(page).fill(query);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return resultLinks(page)
          .filter({ hasText: new RegExp(query, 'i') })
          .count();
      })
      .toBeGreaterThan(0);
  }
  await page.clock.runFor(3000);
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBe('["staking"]');
});

test('the search page without a query', async ({ page }) => {
  await openPage(page, 'search');
  await expect(resultsBox(page)).toBeVisible();
  await expect(resultsBox(page)).toHaveValue('');
});

for (const width of [390, 320]) {
  test(`names in results break at their humps only, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['institutional access', 'non restaking withdrawal credentials', 'erc4626 exceeded']) {
      await openPage(page, `search?q=${encodeURIComponent(query)}`);
      await expect(resultLinks(page).first()).toBeVisible();
      expect(await page.evaluate(misfits, false), query).toEqual([]);
    }
  });
}

for (const parameters of [
  'ctx=&version=',
  'ctx=api',
  'ctx=no-such-context',
  'version=current',
  'version=9.9',
] as const) {
  test(`results with ${parameters}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openPage(page, `search?q=deposit&${parameters}`);
    await expect(resultLinks(page).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('at most 50 results', async ({ page }) => {
  await openPage(page, 'search?q=deposit');
  const counts: number[] = [];
  for (const query of ['deposit', 'vault', 'token', 'withdraw', 'address', 'asset']) {
    await resultsBox(page).fill(query);
    await expect(page).toHaveURL(new RegExp(`[?&]q=${query}(&|$)`));
    await expect(
      resultLinks(page)
        .filter({ hasText: new RegExp(query, 'i') })
        .first(),
    ).toBeVisible();
    await page.waitForTimeout(300);
    counts.push(await resultLinks(page).count());
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(SEARCH_PAGE_RESULTS);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(40);
});

test('hits are addresses of this site, some with a hash', async ({ page }) => {
  await openPage(page, 'search?q=deposit');
  await expect(resultLinks(page).first()).toBeVisible();
  const targets = await resultLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.filter((href) => !href.startsWith(BASE_URL))).toEqual([]);
  expect(targets.some((href) => href.includes('#'))).toBe(true);
});

test('"No results" on the results page', async ({ page }) => {
  await openPage(page, 'search?q=zzqxjvkw');
  await expect(
    page
      .getByRole('main')
      .getByText(/^No results/)
      .first(),
  ).toBeVisible();
});

test('a query in the address is never read as HTML', async ({ page }) => {
  await openPage(page, `search?q=${encodeURIComponent('<img src=x onerror="window.e2eBad=1"> deposit')}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(800);
  expect(await page.evaluate(() => 'e2eBad' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('search and not-found pages are noindex, content pages are not', async ({ page }) => {
  const noindex = page.locator('meta[name="robots"][content*="noindex"]');
  for (const path of ['search?q=deposit', 'no/such/page']) {
    await openPage(page, path);
    await expect(noindex).not.toHaveCount(0);
  }
  for (const path of ['', 'guides/depositing-eth', 'api/contracts/tokens', 'api/contracts/abis/mainnet/Teller-1']) {
    await openPage(page, path);
    await expect(noindex).toHaveCount(0);
  }
});

test('the static search and not-found pages already say noindex', async ({ page }) => {
  for (const path of ['search/', 'no/such/page']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
  }
});

test('the results page reports that the index fails to load, and recovers', async ({ page, context }) => {
  const probe = await context.newPage();
  const files = new Set((await indexFiles(probe, (box) => box.focus())).map((url) => new URL(url).pathname));
  await probe.close();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let isBroken = true;
  await context.route(
    (url) => files.has(url.pathname) && !url.pathname.endsWith('.js'),
    (route) => (isBroken ? route.fulfill({ status: 500, body: 'down' }) : route.fallback()),
  );
  await openPage(page, 'search?q=deposit');
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /could not be loaded/ });
  await expect(alert).toBeVisible();
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(resultLinks(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});
