import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_URL, COPYRIGHT_YEAR, TAGLINE, TITLE, VERSION_LABEL } from '../../site/config/limits';
import { bundleObject, bundleText } from './support/bundle';
import { FRAMEWORK_VERSION, SITE_VERSION, VERSION_NAME } from './support/framework';
import { openPage } from './support/open-page';
import { recordRequests } from './support/requests';
import { routes } from './support/routes';
import { expect, test } from './support/test';

/** The HTML of a route as it is built. */
const htmlOf = (path: string): string => readFileSync(join('build', path, 'index.html'), 'utf8');

/** Addresses of a page's links, scripts, styles and images that begin with a slash. */
const targetsOf = (path: string): string[] =>
  [...htmlOf(path).matchAll(/\s(?:href|src)=["']?(\/(?!\/)[^\s"'>]*)/g)].map(([, target = '']) => target);

test.describe('with prefetching', () => {
  test.use({ prefetch: true });

  test('pages send requests to their own host only, with GET, offer no sign-in, and name the site', async ({
    page,
    baseURL,
  }) => {
    const requests = recordRequests(page);
    const footer = page.getByRole('contentinfo');
    const looks: Readonly<Record<string, () => Promise<void>>> = {
      '': async () => {
        await expect(page).toHaveTitle(new RegExp(`${TITLE}$`));
        await expect(page.getByRole('main')).toContainText(TAGLINE);
        const generator = page.locator('meta[name="generator"]');
        await expect(generator).toHaveAttribute('content', new RegExp(FRAMEWORK_VERSION));
        await expect(footer).toContainText(new RegExp(`(©|Copyright).*${COPYRIGHT_YEAR}`));
        const years = (await footer.innerText()).match(/\b(19|20)\d\d\b/g);
        expect([...new Set(years)]).toEqual([String(COPYRIGHT_YEAR)]);
      },
      'getting-started': async () => {
        await expect(page).toHaveTitle(new RegExp(`${TITLE}$`));
        await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute('content', VERSION_NAME);
      },
    };
    for (const path of ['', 'getting-started', 'guides/depositing-eth', 'api/contracts/addresses', 'search?q=deposit'])
      await test.step(path, async () => {
        await openPage(page, path);
        await expect(page.locator('input[type="password"]')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /sign.?in|log.?in/i })).toHaveCount(0);
        await looks[path]?.();
      });
    expect(requests.all.length).toBeGreaterThan(5);
    const { origin } = new URL(baseURL ?? '');
    const foreign = requests.all.filter((request) => {
      const url = new URL(request.url());
      return request.method() !== 'GET' || (url.protocol.startsWith('http') && url.origin !== origin);
    });
    expect(foreign.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  });
});

test('links from the home page lead to every topic', () => {
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
    const links = [...htmlOf(next.slice(BASE_URL.length)).matchAll(/<a\s[^>]*?\bhref=["']?([^\s"'>?#]*)/g)];
    for (const [, link = ''] of links) {
      // A link to a file has no links of its own.
      if (link.startsWith(BASE_URL) && !/\.\w+$/.test(link) && !seen.has(link)) {
        seen.add(link);
        queue.push(link);
      }
    }
  }
  expect([...wanted]).toEqual([]);
});

test('one documentation version: current, labelled Next; site version and framework version', async ({ request }) => {
  const bundle = await bundleText(request);
  const docs = bundleObject(bundle, /\{"docusaurus-plugin-content-docs":/) as {
    'docusaurus-plugin-content-docs': { default: { versions: { name: string; label: string; isLast: boolean }[] } };
  };
  const { versions } = docs['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ name: VERSION_NAME, label: VERSION_LABEL, isLast: true });
  const site = bundleObject(bundle, /\{"docusaurusVersion":/);
  expect(site).toMatchObject({ docusaurusVersion: FRAMEWORK_VERSION, siteVersion: SITE_VERSION });
});

test('everything lives under the base path', () => {
  const outside: string[] = [];
  for (const { path } of routes) {
    const targets = targetsOf(path);
    expect(targets, path).not.toEqual([]);
    for (const target of targets) if (!`${target}/`.startsWith(BASE_URL)) outside.push(`${path}: ${target}`);
  }
  expect(outside).toEqual([]);
});
