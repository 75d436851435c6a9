import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { TEXTS } from '@sdk-docs/light/start/settings';
import { activate, docsSidebar, giveSign, openPage, started } from './support/open-page';
import { serveReleases, writeOtherRelease } from './support/other-release';
import { recordRequests } from './support/requests';
import { options, resultLinks, search, searchBox } from './support/search-ui';
import { expect, test } from './support/test';

const FIRST = 'build';
/** First result of a search for it. */
const FOUND = { title: /Withdraw pufETH/, path: 'guides/withdrawing/' } as const;
/** Target of a link in the sidebar. */
const NEXT = { title: /Tools/, path: 'tools/' } as const;
const START = 'guides/';

test.describe.configure({ mode: 'serial' });

let folder = '';
let site: Awaited<ReturnType<typeof serveReleases>>;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  await writeOtherRelease(FIRST, folder, [START, NEXT.path, FOUND.path, 'search/']);
  site = await serveReleases();
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});
test.beforeEach(() => site.use(() => FIRST));

/** Switches the host to the other release, without any file of the first one. */
const release = (): void => site.use(() => folder);

/** The host has the files of both releases, as behind a cache, and the pages of the other one. */
const releaseBeside = (): void =>
  site.use((path) => (/^assets\//.test(path) && existsSync(join(FIRST, path)) ? FIRST : folder));

/** Returns full loads of pages; a redirect to the form with a slash does not count as a second load. */
const loads = ({ all }: ReturnType<typeof recordRequests>): readonly string[] =>
  all
    .filter((request) => request.resourceType() === 'document' && request.redirectedFrom() === null)
    .map((request) => request.url());

/** Asserts that the page is the expected one of the other release, after a single load. */
async function isThere(page: Page, documents: () => readonly string[], title: RegExp = NEXT.title): Promise<void> {
  await expect(page.locator('meta[name=release]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents()).toHaveLength(1);
}

const next = (page: Page) => docsSidebar(page).locator(`a[href$="${NEXT.path}"]`);

for (const [name, change] of [
  ['its files are gone', release],
  ['its files are kept', releaseBeside],
] as const) {
  test(`an old page follows a link, ${name}`, async ({ page }) => {
    await openPage(page, `${site.home}${START}`);
    change();
    const requests = recordRequests(page);
    await activate(next(page));
    await isThere(page, () => loads(requests));
  });
}

test('an old page whose application has not started follows a link', async ({ page }) => {
  await page.goto(`${site.home}${START}`);
  release();
  const requests = recordRequests(page);
  await next(page).click();
  await expect(page.locator('meta[name=release]')).toHaveCount(1);
  await isThere(page, () => loads(requests));
});

test('an old page whose application has not started shows a message on a click, and Retry recovers', async ({
  page,
}) => {
  await page.goto(`${site.home}${NEXT.path}`);
  release();
  const requests = recordRequests(page);
  await giveSign(page);
  const notice = page.getByRole('alert').filter({ hasText: TEXTS.failed });
  await notice.getByRole('button', { name: TEXTS.retry }).click();
  await expect(page.locator('meta[name=release]')).toHaveCount(1);
  await isThere(page, () => loads(requests));
});

test('a new page with old files shows a message, and Retry recovers', async ({ page }) => {
  // A cache in between already has the pages, but not the files.
  site.use((path) => (/^assets\/js\//.test(path) ? FIRST : folder));
  await page.goto(`${site.home}${NEXT.path}`);
  await giveSign(page);
  const notice = page.getByRole('alert').filter({ hasText: TEXTS.failed });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT.title);
  release();
  const requests = recordRequests(page);
  await notice.getByRole('button', { name: TEXTS.retry }).click();
  await expect(notice).toHaveCount(0);
  await isThere(page, () => loads(requests));
});

test('an old page searches for the first time: Enter shows the results', async ({ page }) => {
  await openPage(page, `${site.home}${START}`);
  release();
  const requests = recordRequests(page);
  await search(page, 'withdraw');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await searchBox(page).press('Enter');
  await expect(resultLinks(page).first()).toBeVisible();
  await isThere(page, () => loads(requests), /Search results for “withdraw”/);
});

test('an old page searches for the first time: Retry shows the results', async ({ page }) => {
  await openPage(page, `${site.home}${START}`);
  release();
  const requests = recordRequests(page);
  await search(page, 'withdraw');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(resultLinks(page).first()).toBeVisible();
  await isThere(page, () => loads(requests), /Search results for “withdraw”/);
});

test('an old page searches the index of another release, and a hit leads to its page', async ({ page }) => {
  await openPage(page, `${site.home}${START}`);
  releaseBeside();
  const requests = recordRequests(page);
  await search(page, 'withdraw pufeth');
  await expect(options(page).first()).toBeVisible();
  await options(page).filter({ hasText: FOUND.title }).first().click();
  await expect(page).toHaveURL(new RegExp(FOUND.path));
  await isThere(page, () => loads(requests), FOUND.title);
});

test('the worker of the first release is gone: the second Retry shows the results', async ({ page }) => {
  await openPage(page, `${site.home}${START}`);
  const scripts = (await readdir(join(FIRST, 'assets/js'))).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(FIRST, 'assets/js', file), 'utf8')));
  // Only the worker contains the name of the index manifest.
  const worker = scripts.filter((_, index) => texts[index]?.includes('search-index.json'));
  expect(worker).toHaveLength(1);
  let refused = 0;
  site.use((path) => {
    if (path === `assets/js/${worker[0]}`) refused++;
    else if (path.startsWith('assets/') && existsSync(join(FIRST, path))) return FIRST;
    return folder;
  });
  const requests = recordRequests(page);
  await search(page, 'withdraw');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const before = refused;
  await retry.click();
  await expect.poll(() => refused).toBe(before + 1);
  await retry.click();
  await expect(resultLinks(page).first()).toBeVisible();
  await isThere(page, () => loads(requests), /Search results for “withdraw”/);
});

test('an index in another format: the second Retry shows the results', async ({ page }) => {
  await openPage(page, `${site.home}${START}`);
  releaseBeside();
  const requests = recordRequests(page);
  await page.route('**/search-index.json', (route) =>
    loads(requests).length === 0 ? route.fulfill({ json: { format: 99 } }) : route.continue(),
  );
  await search(page, 'withdraw');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(resultLinks(page).first()).toBeVisible();
  await isThere(page, () => loads(requests), /Search results for “withdraw”/);
});

test('a link to a page that only the other release has leads there', async ({ page }) => {
  await openPage(page, `${site.home}${START}`);
  releaseBeside();
  const html = await readFile(join(folder, NEXT.path, 'index.html'), 'utf8');
  await page.route('**/brand-new', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const requests = recordRequests(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'brand-new', textContent: 'there' });
    document.querySelector('[data-body-of]')?.append(link);
  });
  await activate(page.getByRole('link', { name: 'there', exact: true }));
  await expect(page.locator('meta[name=release]')).toHaveCount(1);
  expect(loads(requests)).toHaveLength(1);
});
