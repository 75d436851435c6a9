import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { OFFLINE_LIMIT } from '@sdk-docs/delivery/settings';
import { unpackOffline, type Unpacked } from './support/offline-copy';
import { expect, test } from './support/test';

// One copy for all tests of the file.
test.describe.configure({ mode: 'default' });

let copy: Unpacked;
test.beforeAll(async () => {
  copy = await unpackOffline();
});
test.afterAll(() => copy.remove());

/** Collects violations: requests that leave the folder, missing files, errors. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) faults.push(`request ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error ${error.message}`));
  return faults;
}

async function open(page: Page, file: string): Promise<void> {
  await page.goto(copy.at(file));
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('the copy is small, and each page says what it describes and keeps a policy', () => {
  expect(copy.bytes).toBeLessThan(OFFLINE_LIMIT);
  // The page that offers it states its size.
  expect(copy.files.get('data/index.html')?.toString()).toContain(`(${Math.round(copy.bytes / 1e6)} MB)`);
  // In a folder pages can't fetch, so this data is there as scripts.
  const asked = [...copy.files.keys()].filter((file) => file.startsWith('assets/asked/'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((file) => !file.endsWith('.json.js'))).toEqual([]);
  const pages = [...copy.files].filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(200);
  for (const [file, bytes] of pages) {
    const html = bytes.toString();
    expect(html, file).toMatch(/Offline copy of .* \d+\.\d+\.\d+, released on \d{4}-\d\d-\d\d/);
    expect(html, file).toContain(`content="default-src 'self'; script-src 'self'`);
  }
});

test('every address of a page leads to a file of the copy', () => {
  const absent = new Set<string>();
  for (const [file, bytes] of copy.files) {
    if (!file.endsWith('.html')) continue;
    for (const [, address = ''] of bytes.toString().matchAll(/\s(?:href|src|action)="?([^\s">]+)/g)) {
      if (/^(?:[a-z]+:|#)/.test(address)) continue;
      const target = posix.join(posix.dirname(file), decodeURIComponent(address.replace(/[?#].*$/, '')));
      if (!copy.files.has(target)) absent.add(`${file}: ${address}`);
    }
  }
  expect([...absent]).toEqual([]);
});

test('links lead from the home page to a guide and to a handler, the theme stays, the search and a tool answer', async ({
  page,
}) => {
  const faults = watch(page);
  await open(page, 'index.html');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /mode/i }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await page.locator('main a[href*="guides/"]').first().click();
  await expect(page).toHaveURL(/\/guides\/.*index\.html/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('main a[href*="-handler/"]').first().click();
  await expect(page).toHaveURL(/-handler\/index\.html/);
  await expect(page.locator('h1')).toHaveText(/Handler/);
  expect(
    await page
      .locator('img')
      .evaluateAll((all) => all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)),
  ).toBe(true);

  await test.step('the search answers, and Enter shows the results', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('deposit');
    await expect(page.getByRole('option').first()).toContainText(/deposit/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/index\.html\?q=deposit/);
    const first = page.locator('main article a, main li a').first();
    await expect(first).toContainText(/deposit/i);
    await first.click();
    await expect(page).not.toHaveURL(/\/search\//);
    await expect(page.locator('h1')).toHaveText(/deposit/i);
  });

  await test.step('a tool answers', async () => {
    await open(page, 'tools/calldata/index.html');
    const approval = `0x095ea7b3${'d9a442856c234a39a81a089c06451ebaa4306a72'.padStart(64, '0')}${'f'.repeat(64)}`;
    await page.locator('main textarea').first().fill(approval);
    await expect(page.locator('main')).toContainText('Lets PufferVault (Mainnet) move 2^256 - 1');
  });
  expect(faults).toEqual([]);
});

test('a page without the other files says to unpack the zip', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'alone'));
  await writeFile(join(folder, 'index.html'), copy.files.get('index.html') ?? '');
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByText('Unpack the whole zip into a folder')).toBeVisible();
  await rm(folder, { recursive: true });
});
