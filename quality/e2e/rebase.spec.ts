import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder, type StaticSite } from './support/static-site';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'default' });

const BASE = '/some/path/';
let folder: string;
let site: StaticSite;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebased'));
  execFileSync('npm', ['run', '--silent', 'rebase', '--', BASE, folder]);
  site = await serveFolder(folder, BASE);
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('the site works below another base path', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(BASE)) faults.push(request.url());
  });
  await page.goto(site.home);
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('main a[href*="guides/"]').first().click();
  await expect(page).toHaveURL(/\/some\/path\/guides\//);
  await page.locator('main a[href*="-handler"]').first().click();
  await expect(page.locator('h1')).toHaveText(/Handler/);
  await page.keyboard.press('/');
  await page.keyboard.type('deposit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/some\/path\/search\?q=deposit/);
  await expect(page.locator('main li a, main article a').first()).toContainText(/deposit/i);
  expect(faults).toEqual([]);

  await test.step('the banner for a wrong base path names the base path of the copy', async () => {
    // Without its style sheet the page assumes a wrong base path.
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(site.home);
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toContainText(
      `Current configured baseUrl = ${BASE}`,
    );
  });
});
