import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { namedPages, secondReadings } from './support/expected-titles';
import { watchFaults } from './support/faults';
import { docsSidebar, openPage, started } from './support/open-page';
import { below, otherSlash, routes } from './support/routes';
import { expect, test } from './support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates to an address with the router, without a full load. */
async function navigateClient(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, BASE_URL + path);
}

test('the route list contains every contract and handler of the surface, and no other', () => {
  const files = (folder: string) =>
    readdirSync(join(__dirname, '../../surface', folder)).map((file) => file.replace(/\.\w+$/, ''));
  const listed = (form: RegExp) => routes.flatMap(({ path }) => form.exec(path)?.[1] ?? []).sort();
  const contracts = files('contracts').sort();
  const handlers = files('sdk/contracts/handlers').sort();
  expect(Math.min(contracts.length, handlers.length)).toBeGreaterThan(0);
  for (const variant of ['', '-1', '-2'])
    expect(listed(new RegExp(`^/api/contracts/abis/mainnet/([^/-]+)${variant}$`)), variant).toEqual(contracts);
  for (const variant of ['', '-1'])
    expect(listed(new RegExp(`^/api/contracts/handlers/([^/]+-handler)${variant}$`)), variant).toEqual(handlers);
  const known = new Set(routes.map(({ path }) => path));
  const named = [...namedPages, ...secondReadings].map(([path]) => path);
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});

/**
 * Pages whose routes are declared in different ways: a doc, a category, a page of its own in both formats, the search,
 * and generated pages, one of them with a view. `npm run check:hosts` asks for every address without its slash.
 */
const SLASHES = [
  '/getting-started',
  '/guides/',
  '/search',
  '/puffer-component-example/',
  '/puffer-md-example',
  '/api/',
  '/api/contracts/common/lib/types-1',
];

test('a page of each kind of route shows its title in the other slash form, without errors', async ({ page }) => {
  // The sweep opens every route in its own form.
  const faults = watchFaults(page);
  for (const [path, heading] of namedPages.filter(([known]) => SLASHES.includes(known))) {
    const before = faults().length;
    expect.soft((await page.goto(below(otherSlash(path) ?? path)))?.status(), path).toBe(200);
    await started(page);
    await expect.soft(title(page), path).toHaveText(heading);
    expect.soft(faults().slice(before), path).toEqual([]);
  }
});

test('a second reading leads to its page, in both slash forms', async ({ page }) => {
  const faults = watchFaults(page);
  for (const [path, target] of secondReadings)
    for (const form of [path, `${path}/`]) {
      expect((await page.goto(below(form)))?.status(), form).toBe(200);
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === BASE_URL.replace(/\/$/, '') + target);
      await started(page);
      await expect(title(page), form).toHaveText(namedPages.find(([known]) => known === target)?.[1] ?? '');
    }
  expect(faults()).toEqual([]);
});

test('an address that ends in /index.html or .html shows the page under its clean address', async ({ page }) => {
  const faults = watchFaults(page);
  for (const suffix of ['/index.html', '.html']) {
    await page.goto(`getting-started${suffix}?from=test#install`);
    await page.waitForURL((url) => !url.pathname.endsWith('.html'));
    await started(page);
    await expect(title(page)).toHaveText('Getting started');
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(`${BASE_URL}getting-started`);
    expect(page.url()).toContain('?from=test#install');
  }
  await test.step('the base itself is a page of the docs', async () => {
    await page.goto('index.html');
    await expect.poll(() => new URL(page.url()).pathname).toBe(BASE_URL);
    await started(page);
    await expect(title(page)).toHaveText('Puffer SDK');
    await expect(docsSidebar(page)).toBeVisible();
  });
  // A host has no such file, so the not-found page comes first and its status is on the console.
  expect(faults().filter((fault) => !/\.html.* 404$|status of 404/.test(fault))).toEqual([]);
});

test('a client navigation shows the page of an address with a suffix, and the not-found page for an unknown one', async ({
  page,
}) => {
  await openPage(page, 'guides/');
  const faults = watchFaults(page);
  for (const [path, suffix, heading] of [
    ['guides/depositing-eth', '/index.html', 'Deposit ETH for pufETH'],
    ['getting-started', '.html', 'Getting started'],
  ] as const) {
    await navigateClient(page, path + suffix);
    await expect(title(page)).toHaveText(heading);
    await expect.poll(() => new URL(page.url()).pathname).toBe(BASE_URL + path);
  }
  expect(faults()).toEqual([]);
  await navigateClient(page, 'nope');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
});

test('an address with another host in its path leads to no other host', async ({ page, baseURL }) => {
  const left: string[] = [];
  await page.route('http://other.example/**', (route) => {
    left.push(route.request().url());
    return route.fulfill({ body: 'another site' });
  });
  for (const path of ['//other.example/index.html', '//other.example/x.html']) {
    await page.goto(new URL(baseURL ?? '').origin + path);
    await expect(title(page)).toHaveText('Page Not Found');
    // Outside of the base nothing is stripped, because the rest of the path would be read as a host.
    await page.waitForLoadState('load');
    await started(page);
    await expect(title(page)).toHaveText('Page Not Found');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  }
  expect(left).toEqual([]);
});

test('an unknown address answers 404 with a not-found page', async ({ page }) => {
  for (const path of ['nope', 'guides/nope', 'api/contracts/handlers/nope-handler/']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await started(page);
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  }
});
