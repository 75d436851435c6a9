import { BASE_URL, SEARCH_PAGE_RESULTS } from '../../site/config/limits';
import { misfits } from './support/misfits';
import { openPage } from './support/open-page';
import { INDEX, resultLinks, resultsBox } from './support/search-ui';
import { expect, test } from './support/test';

test('the search page: q, which typing updates, at most 50 results, addresses of hits, no result', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await test.step('without a query', async () => {
    await openPage(page, 'search');
    await expect(resultsBox(page)).toBeVisible();
    await expect(resultsBox(page)).toHaveValue('');
  });
  await test.step('a name of several places unfolds', async () => {
    await resultsBox(page).fill('withdraw');
    const places = page.getByRole('main').locator('details').first();
    await expect(places).toContainText(/\d+ handlers, \d+ contracts/);
    await places.locator('summary').click();
    expect(await places.getByRole('link').count()).toBeGreaterThan(5);
  });
  // Addresses of the framework's own search have a context and a version.
  for (const parameters of ['ctx=&version=', 'ctx=api', 'ctx=no-such-context', 'version=current', 'version=9.9'])
    await test.step(`results with ${parameters}`, async () => {
      await openPage(page, `search?q=vault&${parameters}`);
      await expect(resultsBox(page)).toHaveValue('vault');
      await expect(resultLinks(page).first()).toBeVisible();
    });
  await test.step('typing updates q', async () => {
    await resultsBox(page).fill('');
    await resultsBox(page).pressSequentially('staking', { delay: 20 });
    await expect(page).toHaveURL(/[?&]q=staking(&|$)/);
    await expect(resultsBox(page)).toHaveValue('staking');
    await expect(resultLinks(page).first()).toBeVisible();
  });
  await test.step('at most 50 results', async () => {
    const counts: number[] = [];
    // Whole texts of all pages have these words.
    for (const query of ['deposit', 'address']) {
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
  await test.step('hits are addresses of this site, some with a hash', async () => {
    const targets = await resultLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(targets.filter((href) => !href.startsWith(BASE_URL))).toEqual([]);
    expect(targets.some((href) => href.includes('#'))).toBe(true);
  });
  for (const width of [390, 320])
    await test.step(`names in results break at their humps only, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['institutional access', 'non restaking withdrawal credentials', 'erc4626 exceeded']) {
        await resultsBox(page).fill(query);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
        await expect(resultLinks(page).first()).toBeVisible();
        expect(await page.evaluate(misfits, false), query).toEqual([]);
      }
    });
  await test.step('"No results" on the results page', async () => {
    await resultsBox(page).fill('zzqxjvkw');
    await expect(
      page
        .getByRole('main')
        .getByText(/^No results/)
        .first(),
    ).toBeVisible();
  });
  expect(errors).toEqual([]);
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

test('search and not-found pages are noindex, content pages are not; a query is never read as HTML', async ({
  page,
}) => {
  const noindex = page.locator('meta[name="robots"][content*="noindex"]');
  const query = encodeURIComponent('<img src=x onerror="window.e2eBad=1"> deposit');
  for (const path of ['no/such/page', `search?q=${query}`]) {
    await openPage(page, path);
    await expect(noindex).not.toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('onerror');
  await expect(resultLinks(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'e2eBad' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
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
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let isBroken = true;
  await context.route(INDEX, (route) => (isBroken ? route.fulfill({ status: 500, body: 'down' }) : route.fallback()));
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
