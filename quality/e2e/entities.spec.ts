import { BASE_URL, VERSION_LABEL } from '../../site/config/limits';
import { bundleObject, bundleText } from './support/bundle';
import { VERSION_KEY_PREFIX, VERSION_NAME } from './support/framework';
import { mainNav, openPage, shownLink } from './support/open-page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string; readonly sidebar?: string }[];
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

test('the bundle has one documentation version, which lists every docs page, and one locale', async ({ request }) => {
  const bundle = await bundleText(request);
  const data = bundleObject(bundle, /\{"docusaurus-plugin-content-docs":/) as {
    'docusaurus-plugin-content-docs': { default: { versions: Version[] } };
  };
  const [version] = data['docusaurus-plugin-content-docs'].default.versions;
  expect(version).toMatchObject({
    name: VERSION_NAME,
    label: VERSION_LABEL,
    isLast: true,
    path: BASE_URL,
    mainDocId: 'index',
  });
  const docs = version?.docs ?? [];
  expect(docs[0]).toMatchObject({ id: expect.any(String), path: expect.any(String) });
  expect(docs.filter(({ sidebar }) => sidebar === undefined).map(({ id }) => `${id} stands in no sidebar`)).toEqual([]);
  const listed = new Set(docs.map(({ path }) => withoutSlash(path)));
  const pages = routes.filter(({ path, kind }) => kind === 'page' && !/-example\/?$/.test(path));
  expect(pages.map(({ path }) => withoutSlash(BASE_URL + path.slice(1))).filter((path) => !listed.has(path))).toEqual(
    [],
  );
  expect(bundleObject(bundle, /\{"defaultLocale":/)).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    currentLocale: 'en',
    localeConfigs: { en: { direction: 'ltr', htmlLang: 'en', calendar: 'gregory' } },
  });
});

test('the page root has language, direction, active theme and choice; the preferred version is stored under its prefixed key', async ({
  page,
}) => {
  const root = page.locator('html');
  await openPage(page, '');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  await mainNav(page).getByRole('button', { name: VERSION_LABEL, exact: true }).click();
  await shownLink(mainNav(page), VERSION_LABEL).click();
  const stored = () =>
    page.evaluate(
      (prefix) => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)),
      VERSION_KEY_PREFIX,
    );
  await expect.poll(stored).toEqual([[`${VERSION_KEY_PREFIX}default`, VERSION_NAME]]);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-theme-choice', 'dark');
});

test('a hit has an address with hash, a title, its section, the breadcrumb trail and the title of its page', async ({
  page,
}) => {
  await openPage(page, 'search?q=exit+fee');
  const hits = page.getByRole('main').getByRole('link');
  await expect(hits.first()).toBeVisible();
  const addresses = await hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses) expect(new URL(address).pathname.startsWith(BASE_URL)).toBe(true);
  expect(addresses.some((address) => new URL(address).hash !== '')).toBe(true);
  // The breadcrumbs of a reference page, in order.
  await expect(page.getByRole('main')).toContainText(/API Reference|Handlers|Contract ABIs|Guides|Staking/);

  const box = mainNav(page)
    .getByRole('textbox')
    .or(mainNav(page).getByRole('combobox'))
    .or(mainNav(page).getByRole('searchbox'));
  await box.first().fill('getTotalExitFeeBasisPoints');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('getTotalExitFeeBasisPoints');
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /PufferVault/ })
      .first(),
  ).toBeVisible();
});
