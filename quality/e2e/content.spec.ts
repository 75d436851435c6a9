import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Page } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio/slim';
import { BASE_URL } from '../../site/config/limits';
import { linksOfRows } from './support/call-links';
import { codeBlocks } from './support/code-blocks';
import { focusProblems } from './support/forced-colours';
import { docsSidebar, openPage, shownLink } from './support/open-page';
import { below, routes } from './support/routes';
import { expect, test } from './support/test';

const CONTRACT = 'api/contracts/abis/mainnet/PufferVaultV5';
const HANDLER = 'api/contracts/handlers/puffer-vault-handler';
/** Matches the zero address, but not the 32 zero bytes of a salt. */
const ZERO_ADDRESS = /0x0{40}(?![0-9a-f])/i;

/** What a page says before any script runs. */
const html = async (request: APIRequestContext, path: string): Promise<CheerioAPI> =>
  load(await (await request.get(path)).text());
const views = (page: Page) => page.getByRole('navigation', { name: 'Views of this module' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const allowClipboard = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

test.describe('finding the way', () => {
  test('the sidebar marks the open page, and the page of an open variant', async ({ request }) => {
    for (const [path, marked] of [
      ['guides/depositing-eth', 'guides/depositing-eth'],
      ...['', '-1', '-2'].map((variant) => [CONTRACT + variant, CONTRACT]),
    ] as const) {
      const current = (await html(request, path))('nav[aria-label$="sidebar" i] [aria-current="page"]');
      expect(current.attr('href'), path).toBe(BASE_URL + marked);
      expect(current, path).toHaveLength(1);
    }
  });

  test('breadcrumbs lead home, also from a variant, whose address is copied by its button', async ({ page }) => {
    await allowClipboard(page);
    await openPage(page, `${CONTRACT}-1`);
    await expect(docsSidebar(page).locator('[aria-current="page"]')).toHaveText('PufferVaultV5');
    const address = page.getByRole('button', { name: /^Copy .*0xD9A442856C234a39a81a089C06451EBAa4306a72$/ }).first();
    await address.click();
    await expect.poll(() => clipboard(page)).toBe('0xD9A442856C234a39a81a089C06451EBAa4306a72');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByRole('listitem').nth(1)).toHaveText('Contract ABIs');
    await expect(trail.getByRole('listitem').nth(2)).toHaveText('PufferVaultV5');
    await trail.getByRole('link', { name: 'PufferVaultV5' }).click();
    await expect(page).toHaveURL(new RegExp(`${CONTRACT}/?$`));
    await trail.getByRole('link', { name: 'Home page' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(BASE_URL);
  });

  test('the views of a module are links to each other, the open one marked', async ({ page }) => {
    await openPage(page, CONTRACT);
    for (const [view, heading] of [
      ['Cross-reference', 'PufferVaultV5 cross-reference'],
      ['Raw', 'PufferVaultV5 raw ABI'],
      ['Reference', 'PufferVaultV5'],
    ] as const) {
      await views(page).getByRole('link', { name: view, exact: true }).click();
      await expect(title(page)).toHaveText(heading);
      await expect(views(page).locator('[aria-current="page"]')).toHaveText(view);
    }
  });

  test('each view of a module has the links to the others', async ({ request }) => {
    for (const [path, names] of [
      [HANDLER, ['Reference', 'Cross-reference']],
      ['api/contracts/common/lib/types', ['Reference', 'Cross-reference', 'Raw']],
    ] as const) {
      const addresses = [...names.keys()].map((view) => path + (view === 0 ? '' : `-${view}`));
      for (const [view, address] of addresses.entries()) {
        const $ = await html(request, address);
        const links = $('nav[aria-label="Views of this module"] a');
        expect(links.toArray().map((link) => $(link).text())).toEqual(names);
        expect(links.toArray().map((link) => $(link).attr('href'))).toEqual(addresses.map((other) => BASE_URL + other));
        expect(links.filter('[aria-current="page"]').text()).toBe(names[view]);
      }
    }
  });
});

test.describe('code', () => {
  test('tabs show one command at a time', async ({ page }) => {
    await openPage(page, 'puffer-component-example');
    const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
    await expect(panel).toContainText('npm install @pufferfinance/puffer-sdk viem');
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toContainText('pnpm add @pufferfinance/puffer-sdk viem');
    await expect(panel).not.toContainText('npm install');
  });

  test('the copy button of a code block copies the code exactly; pagination leads on', async ({ page }) => {
    await allowClipboard(page);
    const source = await readFile(join(__dirname, '../../site/docs/getting-started.mdx'), 'utf8');
    const [code = ''] = codeBlocks(source, 'ts title="require-address.ts"');
    expect(code.split('\n').length).toBeGreaterThan(3);
    await openPage(page, 'getting-started');
    const copy = page.getByText('require-address.ts', { exact: true }).getByRole('button');
    await copy.focus();
    await copy.click();
    await expect.poll(() => clipboard(page)).toBe(code);
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    await pages.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText('Guides');
    await pages.getByRole('link', { name: /^Previous/ }).click();
    await expect(title(page)).toHaveText('Getting started');
  });

  test('a selector is copied, and says so where the clipboard is missing or denies it', async ({ page }) => {
    await allowClipboard(page);
    await openPage(page, `${CONTRACT}#deposit`);
    const selector = page.getByRole('button', { name: 'Copy selector 0x6e553f65' });
    await selector.click();
    await expect(page.getByRole('button', { name: 'copied', exact: true })).toHaveText('copied');
    await expect(selector).toHaveText('copy');
    expect(await clipboard(page)).toBe('0x6e553f65');
    const selectors = page.getByRole('button', { name: /^Copy selector/ });
    for (const [place, error] of [undefined, 'denied'].entries()) {
      await page.evaluate((how) => {
        const value = how === undefined ? how : { writeText: () => Promise.reject(new Error(how)) };
        Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
      }, error);
      // While it shows the outcome, the button has another name.
      const pressed = await selectors.nth(place).elementHandle();
      await pressed?.click();
      await expect.poll(() => pressed?.textContent()).toBe('select it by hand');
      await expect.poll(() => pressed?.textContent()).toBe('copy');
    }
  });

  test('the raw view offers the ABI as a file with all its entries', async ({ request }) => {
    const $ = await html(request, `${CONTRACT}-2`);
    const promised = Number(/(\d+) entries/.exec($('main').text())?.[1]);
    const link = $('main a').filter((_, node) => $(node).text().startsWith('Download PufferVaultV5.json'));
    const abi = (await (await request.get(link.attr('href') ?? '')).json()) as unknown[];
    expect(abi).toHaveLength(promised);
    expect($('main :is(h2, h3)').text()).toMatch(/Human-readable.*JSON/);
  });
});

test.describe('tables of the reference', () => {
  test('a filter shows the rows that contain all its words, and their number', async ({ page }) => {
    await openPage(page, 'api/contracts/addresses');
    const table = page.locator('[data-table]').nth(1);
    const rows = table.locator('tbody > tr').filter({ visible: true });
    const all = await rows.count();
    const filter = table.getByRole('searchbox');
    await filter.fill('pufferVAULT holesky');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await expect(rows.filter({ hasText: 'PufferVault' }).filter({ hasText: 'Holesky' }).first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Mainnet' })).toHaveCount(0);
    await expect(table.getByRole('status')).toHaveText(/^\d+ of \d+$/);
    await filter.fill('no such row');
    await expect(table.getByRole('status')).toHaveText('No match');
    await filter.fill('');
    await expect(rows).toHaveCount(all);
  });

  test('a contract that is not deployed is marked, and no zero address looks like its address', async ({ request }) => {
    for (const path of ['api/contracts/addresses', 'api/contracts/tokens', 'api/contracts/vaults-addresses']) {
      const $ = await html(request, path);
      expect($('main').text(), path).toContain('0x');
      expect($('main').text(), path).not.toMatch(ZERO_ADDRESS);
      if (path.endsWith('/addresses'))
        expect($('[id="CONTRACT_ADDRESSES-Mainnet-L2RewardManager"]').text()).toContain('Not deployed');
    }
  });
});

test.describe('methods and contract functions', () => {
  test('the table of contents leads to a method, which leads to its contract function and back', async ({ page }) => {
    await openPage(page, HANDLER);
    await page.locator('a[href="#redeem"]:not(main h3 a)').filter({ visible: true, hasText: 'redeem' }).first().click();
    await expect(page).toHaveURL(/#redeem$/);
    await expect(page.locator('[id="redeem"]')).toBeInViewport();
    await shownLink(page.getByRole('main'), 'PufferVaultV5.deposit(uint256,address)').first().click();
    await expect(page).toHaveURL(new RegExp(`${CONTRACT}/?#deposit$`));
    await expect(page.locator('[id="deposit"]')).toBeInViewport();
    await shownLink(page.getByRole('main'), 'vault.deposit').first().click();
    await expect(page).toHaveURL(new RegExp(`${HANDLER}/?#deposit$`));
  });

  test('every link from a method to a contract function has one back', async ({ request }) => {
    const read = async (pattern: RegExp, term: string) => {
      const pages = routes.filter(({ path }) => pattern.test(path));
      const links = await Promise.all(
        pages.map(async ({ path }) =>
          linksOfRows(await (await request.get(below(path))).text(), BASE_URL + path.slice(1), term),
        ),
      );
      return links.flat();
    };
    const key = (from: string, to: string): string => `${from} -> ${to}`;
    const calls = await read(/-handler$/, 'Calls');
    const calledBy = await read(/\/abis\/mainnet\/[^-]+$/, 'Called by');
    expect(calls.length).toBeGreaterThan(200);
    const there = new Set(calls.map(({ from, to }) => key(from, to)));
    const back = new Set(calledBy.map(({ from, to }) => key(to, from)));
    expect([...there].filter((link) => !back.has(link))).toEqual([]);
    expect([...back].filter((link) => !there.has(link))).toEqual([]);
  });
});

test.describe('keyboard', () => {
  test('the first Tab stops are on screen and show the focus, also with forced colours', async ({ page }) => {
    // Every page begins with the same bars. A doc goes on with its sidebar, the search with its box.
    for (const [path, forcedColors] of [
      ['guides/depositing-eth', null],
      ['search?q=deposit', null],
      [HANDLER, 'active'],
    ] as const) {
      await page.emulateMedia({ forcedColors });
      await openPage(page, path);
      expect.soft(await focusProblems(page, 15), path).toEqual([]);
    }
  });

  test('after a route change the focus is at the start of the page or in its content', async ({ page }) => {
    await openPage(page, 'guides/');
    const link = shownLink(docsSidebar(page), 'Getting started');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Getting started');
    // The page appears a moment before the focus moves to its start.
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('main') ? 'content' : (element?.textContent ?? '');
    });
    expect(place).toMatch(/^(content|Skip to main content)$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links of the navbar, the sidebar and the text lead on', async ({ page }) => {
    await page.goto('guides/');
    await shownLink(docsSidebar(page), 'Getting started').click();
    await expect(title(page)).toHaveText('Getting started');
    await shownLink(page.getByRole('navigation', { name: 'Main' }), 'API Reference').click();
    await expect(title(page)).toHaveText('API Reference');
    await page.goto(HANDLER);
    await shownLink(page.getByRole('main'), 'PufferVaultV5').first().click();
    await expect(title(page)).toHaveText('PufferVaultV5');
    await expect(page.locator('pre').first()).toBeVisible();
  });
});
