import { BASE_URL } from '../../site/config/limits';
import { openPage, started } from './support/open-page';
import { watchPolicy } from './support/policy';
import { expect, test } from './support/test';

const GUIDE = `${BASE_URL}guides/depositing-eth`;
const TYPES: readonly (readonly [string, RegExp])[] = [
  ['getting-started.md', /^text\/markdown; charset=utf-8$/],
  ['guides/index.md', /^text\/markdown; charset=utf-8$/],
  ['llms.txt', /^text\/plain/],
  ['data/errors.json', /^application\/json/],
  ['data/solidity/Addresses.sol', /^text\/plain; charset=utf-8$/],
  ['data/addresses.env', /^text\/plain; charset=utf-8$/],
  ['mcp.mjs', /^text\/javascript/],
  ['changes.atom', /^application\/atom\+xml; charset=utf-8$/],
];

test('files for programs come with their type, compressed', async ({ request }) => {
  for (const [path, type] of TYPES) {
    const answer = await request.get(BASE_URL + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
    expect(answer.headers()['content-encoding'], path).toBe('br');
  }
});

test('a twin that is not there is answered as a page', async ({ request }) => {
  const answer = await request.get(`${BASE_URL}nowhere.md`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^text\/html/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the button is hidden and the link stays', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.locator('[data-copy="page"]')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Markdown', exact: true })).toBeVisible();
  });
});

test('a page loads no file that is for programs; the feed of changes leads to sections; a page is copied as Markdown, and its head names that, also after a change of route', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forPrograms = () => asked.filter((path) => /\.(?:md|mjs|sol|env)$|\/data\/.|llms/.test(path));
  const copy = page.locator('[data-copy="page"]');
  const twin = page.locator('link[rel="alternate"][type="text/markdown"]');
  for (const path of ['', 'data', 'for-assistants', 'changes']) await openPage(page, path);
  expect(asked.length).toBeGreaterThan(5);

  await test.step('a page names the feed of changes, whose entries lead to sections', async () => {
    const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    await expect(link).toHaveAttribute('href', `${BASE_URL}changes.atom`);
    const text = await (await page.request.get(`${BASE_URL}changes.atom`)).text();
    const { broken, titles, anchors } = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const entries = [...feed.querySelectorAll('entry')];
      return {
        broken: feed.querySelector('parsererror') !== null,
        titles: entries.map((entry) => entry.querySelector('title')?.textContent),
        anchors: entries.map((entry) => (entry.querySelector('link')?.getAttribute('href') ?? '').split('#')[1] ?? ''),
      };
    }, text);
    expect(broken).toBe(false);
    expect(titles[0]).toMatch(/^@pufferfinance\/puffer-sdk \d+\.\d+\.\d+$/);
    expect(anchors).toHaveLength(10);
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
  });

  await test.step('"Copy page" copies the Markdown with the keyboard, also before the application runs', async () => {
    const violations = await watchPolicy(page);
    await page.goto(GUIDE);
    expect(forPrograms()).toEqual([]);
    await page.getByRole('button', { name: 'Copy page' }).focus();
    await page.keyboard.press('Enter');
    await expect(copy).toHaveText('copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(`${GUIDE}.md`)).text());
    expect(violations()).toEqual([]);
  });

  await test.step('a copy that fails is said', async () => {
    await started(page);
    await page.route('**/*.md', (route) => route.abort());
    await copy.click();
    await expect(copy).toHaveText('not copied: open it');
    expect(forPrograms()).toEqual([`${GUIDE}.md`, `${GUIDE}.md`]);
  });

  await test.step('the head names the twin, also after a change of route', async () => {
    await expect(twin).toHaveAttribute('href', `${GUIDE}.md`);
    await page.getByRole('link', { name: 'Withdraw pufETH' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw pufETH');
    await expect(twin).toHaveCount(1);
    await expect(twin).toHaveAttribute('href', `${BASE_URL}guides/withdrawing.md`);
  });
});
