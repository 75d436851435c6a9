import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TITLE } from '../../site/config/limits';
import { buildFixture, FIXTURE_BASE, type FixtureBuild } from './support/fixture-build';
import { started } from './support/open-page';
import { serveFolder, type StaticSite } from './support/static-site';
import { expect, test } from './support/test';

// A page by an author who knows Docusaurus but not this project: quality/e2e/fixtures/author, with the real
// configuration.

test.describe.configure({ mode: 'default' });
let build: FixtureBuild;
let site: StaticSite;

test.beforeAll(async () => {
  build = await buildFixture('author', { real: true });
  expect(build.output).toContain('Generated static files');
  expect(build.exitCode).toBe(0);
  site = await serveFolder(build.folder, FIXTURE_BASE);
});
test.afterAll(async () => {
  await site?.close();
  await build.remove();
});

/** Fails the test for an error on the page. */
function watch(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', ({ message }) => void errors.push(message));
  return () => errors;
}

async function tryPage(page: Page): Promise<void> {
  const panel = (text: string) => page.getByRole('tabpanel').filter({ hasText: text });
  await expect(panel('On macOS run')).toBeVisible();
  await page.getByRole('tab', { name: 'Linux' }).click();
  await expect(panel('On Linux run')).toBeVisible();
  await expect(panel('On macOS run')).toBeHidden();
  await page.getByRole('button', { name: 'Turn' }).click();
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect(page.locator('output')).toHaveText('The dice shows 6.');
  await expect(page.getByText('With the time')).toBeHidden();
  await page.getByText('How it is seeded').click();
  await expect(page.getByText('With the time')).toBeVisible();
}

test('a broken anchor and a duplicate route only warn', () => {
  expect(build.exitCode).toBe(0);
  expect(build.output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
  expect(build.output).toContain('linking to /fixture/page#nowhere');
  expect(build.output).toMatch(/\[WARNING\] Duplicate routes found!/);
  expect(build.output).toContain('/fixture/second');
});

test('a duplicate route shows the same page before and after the start', async ({ page }) => {
  await page.goto(`${site.home}second`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${heading ?? ''} | ${TITLE}`);
  await started(page);
  await expect(page).toHaveTitle(`${heading ?? ''} | ${TITLE}`);
});

test('works on a full load, and keeps a click on a tab that the framework makes anew', async ({ page }) => {
  const errors = watch(page);
  await page.goto(`${site.home}page`, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Linux' }).click();
  await started(page);
  await expect(page.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'macOS' }).click();
  await tryPage(page);
  expect(errors()).toEqual([]);
});

test('works after a change of route', async ({ page }) => {
  const errors = watch(page);
  await page.goto(site.home);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'To the page' }).click();
  await tryPage(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(errors()).toEqual([]);
});

test('has a twin with all that it says', async () => {
  const twin = await readFile(join(build.folder, 'page.md'), 'utf8');
  expect(twin.slice(twin.indexOf('Roll it'))).toBe(`Roll it 3 times.

**macOS**

On macOS run:

\`install.sh\`:

\`\`\`bash
brew install dice
\`\`\`

**Linux**

On Linux run \`apt-get install dice\`.

## The dice {#the-dice}

The dice shows 4.

**How it is seeded**

With [the time](#the-dice), see [home](index.md).

| side | chance |
| - | - |
| one | \`1/6\` |
`);
});

test('is listed for assistants', async () => {
  const list = await readFile(join(build.folder, 'llms.txt'), 'utf8');
  expect(list).toContain('- [A page like any other](page.md): Written with what the framework offers.');
});
