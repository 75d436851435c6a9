import { load } from 'cheerio/slim';
import {
  BASE_URL,
  COPYRIGHT_YEAR,
  FRAMEWORK_VERSION,
  SITE_VERSION,
  TAGLINE,
  TITLE,
  VERSION_LABEL,
  VERSION_NAME,
} from '../../site/config/limits';
import { bundleObject, bundleText } from './support/bundle';
import { openPage } from './support/open-page';
import { recordRequests } from './support/requests';
import { below, routes } from './support/routes';
import { expect, test } from './support/test';

test('the title of every page ends in the site title', async ({ page }) => {
  for (const path of ['', 'getting-started']) {
    await openPage(page, path);
    await expect(page).toHaveTitle(new RegExp(`${TITLE}$`));
  }
});

test('the home page has the tagline', async ({ page }) => {
  await openPage(page, '');
  await expect(page.getByRole('main')).toContainText(TAGLINE);
});

test.describe('with prefetching', () => {
  test.use({ prefetch: true });

  test('pages send requests to their own host only, with GET, and offer no sign-in', async ({ page, baseURL }) => {
    const requests = recordRequests(page);
    for (const path of [
      '',
      'getting-started',
      'guides/depositing-eth',
      'api/contracts/addresses',
      'search?q=deposit',
    ]) {
      await openPage(page, path);
      await expect(page.locator('input[type="password"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /sign.?in|log.?in/i })).toHaveCount(0);
    }
    expect(requests.all.length).toBeGreaterThan(5);
    const { origin } = new URL(baseURL ?? '');
    const foreign = requests.all.filter((request) => {
      const url = new URL(request.url());
      return request.method() !== 'GET' || (url.protocol.startsWith('http') && url.origin !== origin);
    });
    expect(foreign.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  });
});

test('links from the home page lead to every topic', async ({ request }) => {
  const wanted = new Set(
    [
      'getting-started',
      'guides',
      'guides/depositing-eth',
      'handlers',
      'staking/staking-assets-in-puffer',
      'staking/staking-at-puffer',
      'third-party/viem',
      'vaults/puffer-unifi-vaults',
      'vaults/unifi-vaults-deposit-and-withdrawal',
      'api',
      'api/contracts/abis/mainnet/PufferVaultV5',
      'api/contracts/handlers/puffer-vault-handler',
      'api/errors/validation-errors',
    ].map((path) => BASE_URL + path),
  );
  const seen = new Set([BASE_URL]);
  const queue = [BASE_URL];
  for (let next = queue.shift(); next !== undefined && wanted.size > 0; next = queue.shift()) {
    wanted.delete(next.replace(/\/$/, ''));
    const $ = load(await (await request.get(next)).text());
    const links = $('a[href]')
      .map((_, node) => ($(node).attr('href') ?? '').replace(/[?#].*$/, ''))
      .get();
    for (const link of links) {
      if (link.startsWith(BASE_URL) && !seen.has(link)) {
        seen.add(link);
        queue.push(link);
      }
    }
  }
  expect([...wanted]).toEqual([]);
});

test('one documentation version: current, labelled Next', async ({ request, page }) => {
  const docs = bundleObject(await bundleText(request), /\{"docusaurus-plugin-content-docs":/) as {
    'docusaurus-plugin-content-docs': { default: { versions: { name: string; label: string; isLast: boolean }[] } };
  };
  const { versions } = docs['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ name: VERSION_NAME, label: VERSION_LABEL, isLast: true });
  await openPage(page, 'getting-started');
  await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute('content', VERSION_NAME);
});

test('site version and framework version', async ({ request, page }) => {
  const site = bundleObject(await bundleText(request), /\{"docusaurusVersion":/);
  expect(site).toMatchObject({ docusaurusVersion: FRAMEWORK_VERSION, siteVersion: SITE_VERSION });
  await openPage(page, '');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', new RegExp(FRAMEWORK_VERSION));
});

test('the copyright line says 2025 and no other year', async ({ page }) => {
  await openPage(page, '');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(new RegExp(`(©|Copyright).*${COPYRIGHT_YEAR}`));
  expect([...new Set((await footer.innerText()).match(/\b(19|20)\d\d\b/g))]).toEqual([String(COPYRIGHT_YEAR)]);
});

test('everything lives under the base path', async ({ request }) => {
  test.slow();
  const outside: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(below(path))).text();
    const targets = [...html.matchAll(/\s(?:href|src)=["']?(\/(?!\/)[^\s"'>]*)/g)];
    expect(targets, path).not.toEqual([]);
    for (const [, target = ''] of targets) {
      if (!`${target}/`.startsWith(BASE_URL)) outside.push(`${path}: ${target}`);
    }
  }
  expect(outside).toEqual([]);
});
