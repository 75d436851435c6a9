import type { BrowserContext, Page } from '@playwright/test';
import { noPrefetch } from './support/connection';
import { openPage } from './support/open-page';
import { loadWholeIndex, options, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

/** One word, which loads only its own part of the index. */
const LONE = /^[a-z]+$/;
/**
 * Words and questions that reach their last list in different ways: from the file of a whole or of a begun word, or from
 * the whole index, with names, tokens or words that no name has. A unit test has every order of arrival, and the bench
 * compares the lists of all common questions.
 */
const COMMON = [
  'deposit',
  'allowan',
  'requestWithdrawal pufeth',
  'pufeth redemption fee',
  'ERC20InsufficientAllowance',
  'decode custom error',
];

const rows = (page: Page): Promise<string[]> =>
  options(page).evaluateAll((links) =>
    links.map(
      (link) =>
        `${link.querySelector('.search-head')?.textContent} | ${link.querySelector('.search-place')?.textContent}`,
    ),
  );

/**
 * Opens a page with a slow network, types a query at once, and returns the list after the last part has loaded: a
 * second later, or once it is the expected one on a busy machine, which may take longer.
 */
async function coldRows(
  context: BrowserContext,
  query: string,
  wanted: () => Promise<readonly string[]>,
): Promise<string[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await openPage(page, 'guides/');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  // The worker is a separate target: its files are delayed by the route, like a network of 1.6 Mbit/s would.
  await page.route(/\/assets\/search\/(?:(?:symbols|headings|texts|questions)-|words\/)/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  const part = LONE.test(query) ? `words/${query.slice(0, 2)}-` : 'questions-';
  const last = page.waitForResponse((response) => response.url().includes(`/assets/search/${part}`));
  await searchBox(page).click();
  await searchBox(page).pressSequentially(query, { delay: 20 });
  await (await last).finished();
  await page.waitForTimeout(1_000);
  let found = await rows(page);
  for (let tries = 0; tries < 60 && found.join() !== (await wanted()).join(); tries += 1) {
    await page.waitForTimeout(500);
    found = await rows(page);
  }
  await page.close();
  return found;
}

/** Number of tests that share the queries, because each slow start takes seconds of waiting. */
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1)
  test(`a slow start ends with the same list as a warm one, part ${part + 1}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ baseURL });
    await noPrefetch(context);
    const warm = await context.newPage();
    await openPage(warm, 'guides/');
    await loadWholeIndex(warm);
    const differ: string[] = [];
    for (const query of COMMON.filter((_, place) => place % PARTS === part)) {
      // Without a query there is no list, so the next one is not that of the previous query.
      await searchBox(warm).fill('');
      await expect(options(warm)).toHaveCount(0);
      await searchBox(warm).fill(query);
      await expect(options(warm).first()).toBeVisible();
      const found = await coldRows(context, query, () => rows(warm));
      const expected = await rows(warm);
      if (found.join('\n') !== expected.join('\n')) differ.push(`${query}: ${found[0]} instead of ${expected[0]}`);
    }
    await context.close();
    expect(differ).toEqual([]);
  });

/** Opens a page whose whole index is loaded and whose clock is paused: effects of a pause in typing need `runFor`. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await openPage(page, 'guides/');
  await loadWholeIndex(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('while words are typed the list neither vanishes nor jumps, nothing is said to load, and "No results" waits', async ({
  page,
}) => {
  test.slow();
  await openStill(page);
  for (const query of ['testnet faucet', 'connect metamask', 'exit fee', 'withdraw with permit', '0xd9a442856c']) {
    await searchBox(page).fill('');
    const heights = new Set<number>();
    for (const [place, letter] of [...query].entries()) {
      await searchBox(page).pressSequentially(letter);
      // The first list may take its time; after that there always is one.
      if (place === 0) await expect(options(page).first()).toBeVisible();
      // Time for the answer, and then the time between two typed letters.
      await page.waitForTimeout(120);
      await page.clock.runFor(120);
      const typed = query.slice(0, place + 1);
      await expect(page.getByText(/^No results|^Loading /), typed).toHaveCount(0);
      expect(await options(page).count(), typed).toBeGreaterThan(0);
      heights.add(Math.round((await page.locator('.search-popup').boundingBox())?.height ?? 0));
    }
    expect([...heights], query).toHaveLength(1);
  }
  await test.step('"No results" waits until the reader rests', async () => {
    await searchBox(page).fill('zzqxjvkw');
    await page.waitForTimeout(150);
    await page.clock.runFor(300);
    await expect(page.getByText(/^No results/)).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return page.getByText(/^No results/).count();
      })
      .toBeGreaterThan(0);
  });
});

test('a word in progress counts as begun', async ({ page }) => {
  await openPage(page, 'guides/');
  await loadWholeIndex(page);
  for (const [begun, whole] of [
    ['connect metama', 'connect metamask'],
    ['testnet fauc', 'testnet faucet'],
    ['exit fe', 'exit fee'],
  ] as const) {
    // Without a query there is no list, so the next one is not that of the previous query.
    await searchBox(page).fill('');
    await expect(page.locator('.search-place')).toHaveCount(0);
    await searchBox(page).fill(whole);
    await expect(options(page).nth(2)).toBeVisible();
    const expected = (await rows(page)).slice(0, 3);
    await searchBox(page).fill(begun);
    await expect.poll(async () => (await rows(page)).slice(0, 3), begun).toEqual(expected);
  }
});
