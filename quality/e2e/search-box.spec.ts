import { BASE_URL, SEARCH_SUGGESTIONS } from '../../site/config/limits';
import { mainNav, openPage } from './support/open-page';
import { recordRequests } from './support/requests';
import {
  INDEX,
  indexFiles,
  loadWholeIndex,
  markedTerms,
  options,
  resultsBox,
  search,
  searchBox,
} from './support/search-ui';
import { expect, test } from './support/test';

const HOME = 'guides/';
const ABSENT = 'zzqxjvkw';
const GUIDE = 'guides/depositing-eth';

test('the box of a page: its key, at most 8 suggestions, none, clearing, Escape, the way to a hit', async ({
  page,
}) => {
  await openPage(page, HOME);
  await test.step('mod+k focuses the search box', async () => {
    await expect(searchBox(page)).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
  });
  await test.step('at most 8 suggestions', async () => {
    await loadWholeIndex(page);
    for (const query of ['deposit', 'vault']) {
      await searchBox(page).fill(query);
      // The list of the previous query may still be shown.
      await expect(options(page).first()).toHaveAttribute('href', new RegExp(`_highlight=${query}`));
      expect(await options(page).count(), query).toBe(SEARCH_SUGGESTIONS);
    }
  });
  await test.step('"No results" in the list', async () => {
    await search(page, ABSENT);
    await expect(
      page
        .getByText(/No results/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });
  await test.step('the clear button empties the box and removes the suggestions', async () => {
    await search(page, 'deposit');
    await expect(options(page).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Clear/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
  });
  await test.step('Escape closes the list, then leaves the box', async () => {
    await search(page, 'withdraw');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).not.toBeFocused();
  });
  await test.step('arrow and Enter open a hit, whose page highlights the matched terms', async () => {
    await search(page, 'withdraw');
    // The list answers during typing; this link belongs to the whole word.
    await expect(options(page).first()).toHaveAttribute('href', /[?&]_highlight=withdraw\b/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]_highlight=/);
    await expect(page).not.toHaveURL(new RegExp(`${BASE_URL}guides/(\\?|$)`));
    await expect.poll(async () => (await markedTerms(page)).join(' ')).toMatch(/withdraw/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('"See all results" leads to the search page with q, whose box in the navbar follows the query', async ({
  page,
}) => {
  await openPage(page, HOME);
  await search(page, 'staking');
  await page.getByRole('link', { name: /See all results/ }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE_URL}search/?\\?(.*&)?q=staking`));
  await expect(page.getByRole('main').locator(`a[href^="${BASE_URL}"]`).first()).toBeVisible();
  await expect(resultsBox(page)).toHaveValue('staking');
  await expect(searchBox(page)).toHaveValue('staking');
  await resultsBox(page).fill('vault');
  await expect(searchBox(page)).toHaveValue('vault');
  await page.reload();
  await expect(searchBox(page)).toHaveValue('vault');
});

test('what may be a private key reaches no address', async ({ page }) => {
  const key = `0x${'59c6995e998f97a5'.repeat(4)}`;
  await openPage(page, HOME);
  await loadWholeIndex(page);
  for (const text of [key, `PRIVATE_KEY=${key}`]) {
    await searchBox(page).fill(text);
    await searchBox(page).press('Enter');
    await page.waitForTimeout(500);
    expect(page.url()).not.toContain('59c6');
    await expect(page.locator('a[href*="59c6"]')).toHaveCount(0);
  }
  await openPage(page, 'search?q=vault');
  await resultsBox(page).fill(key);
  await expect(resultsBox(page)).toHaveValue(key);
  await expect(page).not.toHaveURL(/q=/);
  expect(page.url()).not.toContain('59c6');
});

for (const wake of ['focus', 'hover'] as const) {
  test(`the index is fetched on first ${wake}, same-origin, for a worker`, async ({ page }) => {
    const files = await indexFiles(page, (box) => box[wake]());
    expect(files.filter((url) => !url.endsWith('.js'))).not.toEqual([]);
    expect(page.workers().length).toBeGreaterThan(0);
  });
}

test('no index without focus or hover', async ({ page }) => {
  const files = await indexFiles(page, async () => undefined);
  expect(files).toEqual([]);
  expect(page.workers()).toHaveLength(0);
});

test('a suggestion names section and page, a hit has address, hash and trail', async ({ page }) => {
  await openPage(page, GUIDE);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  // Uses the longest heading, because no other page has it.
  const { id, section } = await page.getByRole('main').evaluate((main) => {
    const found = [...main.querySelectorAll('article h2[id]')].map((heading) => ({
      id: heading.id,
      section: [...heading.childNodes]
        .filter(({ nodeName }) => nodeName !== 'A')
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    }));
    return found.sort((one, other) => other.section.length - one.section.length)[0] ?? { id: '', section: '' };
  });
  await search(page, section);
  // Sections of one page are in a group that has its title; the line with their place may be cut.
  const option = page
    .getByRole('listbox')
    .getByRole('group', { name: title, exact: true })
    .getByRole('option')
    .filter({ hasText: section });
  await expect(option.first()).toBeVisible();
  await expect(option.first().locator('.search-place')).toContainText(title.split(' ')[0] ?? title);

  await openPage(page, `search?q=${encodeURIComponent(section)}`);
  const link = page.locator(`a[href*="${GUIDE}"][href$="#${id}"]`);
  // The breadcrumbs of the page, which start with "Guides", are near the hit or inside its link.
  const hit = page.getByRole('main').locator('article, li').filter({ has: link });
  await expect(hit.first()).toContainText('Guides');
  await expect(hit.first()).toContainText(section);
});

test('an index that fails to load: a message with a Retry that recovers, no uncaught error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let isBroken = true;
  await page
    .context()
    .route(INDEX, (route) => (isBroken ? route.fulfill({ status: 500, body: 'down' }) : route.fallback()));
  await openPage(page, HOME);
  await search(page, 'depos');
  const alert = mainNav(page)
    .getByRole('alert')
    .filter({ hasText: /could not be loaded/ });
  await expect(alert).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  expect(errors).toEqual([]);
  isBroken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a query is never read as HTML; _highlight of an address highlights, and nothing does without', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const query = '<img src=x onerror="window.e2eBad=1"> deposit';
  await openPage(page, GUIDE);
  // Highlighting is chosen as the application starts: by now it would have requested its code.
  await page.waitForLoadState('networkidle');
  expect(await markedTerms(page)).toEqual([]);
  await search(page, query);
  await expect(options(page).first()).toBeVisible();
  await openPage(page, `${GUIDE}?_highlight=${encodeURIComponent(query)}&_highlight=deposit`);
  await expect.poll(async () => (await markedTerms(page)).join(' ')).toMatch(/deposit/i);
  expect(await page.evaluate(() => 'e2eBad' in window)).toBe(false);
  expect(requests.all.filter((request) => new URL(request.url()).pathname.endsWith('/x'))).toEqual([]);
});
