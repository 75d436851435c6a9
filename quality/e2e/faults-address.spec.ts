import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { markLoad, wasReloaded } from './support/full-load';
import { MALFORMED_PATHS, ODD_PATHS, problemsWith } from './support/odd-addresses';
import { giveSign, openPage, shownLink, started } from './support/open-page';
import { expect, test } from './support/test';

/** Collects uncaught errors from now on. */
function watchErrors(page: Page): () => readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return () => errors;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an anchor that cannot be decoded does no harm', async ({ page }) => {
  const errors = watchErrors(page);
  await openPage(page, 'getting-started');
  const title = await heading(page).innerText();
  await markLoad(page);
  const hashes = ['#50%', '#%', '#%ff', '#%E0%A4%A'];
  for (const hash of hashes)
    await test.step(`${hash} on an open page`, async () => {
      await page.evaluate((to) => (location.hash = to), hash);
      await page.evaluate(() => (location.hash = '#install'));
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
      expect(await wasReloaded(page)).toBe(false);
      expect(errors()).toEqual([]);
    });
  for (const hash of hashes)
    await test.step(`a page with ${hash} opens and stays usable`, async () => {
      await page.goto('about:blank');
      await openPage(page, `getting-started${hash}`);
      await shownLink(page.getByRole('navigation', { name: 'Main', exact: true }), 'API Reference').click();
      await expect(page).toHaveURL(/\/api\/$/);
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
      expect(errors()).toEqual([]);
    });
});

// A test for each, because Back may still load the page when its heading is there.
for (const path of ['guides/%', 'guides/%ff', 'guides/%25', '%E0%A4%A', 'guides/%00'])
  test(`the not-found page starts at ${path}`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto(path);
    await started(page);
    await expect(heading(page)).toHaveText('Page Not Found');
    await page
      .getByRole('main')
      .getByRole('link', { name: /documentation home/i })
      .click();
    await expect(page).toHaveURL(new RegExp(`${BASE_URL}$`));
    await page.goBack();
    await expect(heading(page)).toHaveText('Page Not Found');
    expect(errors()).toEqual([]);
  });

test('a malformed query and a doubled slash do no harm', async ({ page }) => {
  const errors = watchErrors(page);
  await test.step('a malformed query', async () => {
    await openPage(page, 'search?q=%&kind=%ff&ctx=%');
    await expect(heading(page)).toContainText('%');
    await openPage(page, 'getting-started?_highlight=%&docusaurus-theme=%');
    await expect(heading(page)).toBeVisible();
    expect(errors()).toEqual([]);
  });
  await test.step('an address with a doubled slash leads to the page', async () => {
    expect((await page.goto('guides//withdrawing'))?.status()).toBe(404);
    await expect(page).toHaveURL(new RegExp(`${BASE_URL}guides/withdrawing/?$`));
    await expect(heading(page)).toContainText(/withdraw/i);
  });
});

test('odd paths are answered with 400 or 404 and all security headers', async ({ baseURL }) => {
  const problems = [...ODD_PATHS, ...MALFORMED_PATHS].map((path) => problemsWith(baseURL ?? '', path));
  expect((await Promise.all(problems)).flat()).toEqual([]);
});

test('a page that was saved to disk opens, whether the application had started or not', async ({ page, context }) => {
  const folder = test.info().outputPath();
  await page.goto('guides/withdrawing');
  const title = await heading(page).innerText();
  const words = (await page.locator('[data-body-of] p').first().innerText()).slice(0, 40);
  const before = await page.content();
  await started(page);
  const saved = await context.newPage();
  const errors = watchErrors(saved);
  for (const [name, content] of [
    ['before the application', before],
    ['after it', await page.content()],
  ] as const)
    await test.step(name, async () => {
      const html = content.replace(/(["'= ])\/puffer-sdk\/(assets|img)\//g, '$1./files/$2/');
      const file = join(folder, `saved ${name}.html`);
      await writeFile(file, html);
      for (const [, path = ''] of html.matchAll(/\.\/files\/([\w./~-]+)/g)) {
        await mkdir(dirname(join(folder, 'files', path)), { recursive: true });
        await writeFile(join(folder, 'files', path), await readFile(join('build', path)));
      }
      const address = pathToFileURL(file).href;
      await saved.goto(address);
      await giveSign(saved);
      await saved.waitForTimeout(1000);
      expect(saved.url()).toBe(address);
      await expect(heading(saved)).toHaveText(title);
      await expect(saved.locator('[data-body-of]')).toContainText(words);
      await expect(saved.getByText(/did not load properly|could not be loaded/)).toHaveCount(0);
      expect(errors()).toEqual([]);
    });
});
