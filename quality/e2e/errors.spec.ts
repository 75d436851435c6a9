import { BASE_URL } from '../../site/config/limits';
import { activate, docsSidebar, mainNav, openPage, shownLink } from './support/open-page';
import { recordRequests } from './support/requests';
import { onNewScripts, noDefaultExport } from './support/script-faults';
import { expect, test } from './support/test';

// Other errors are tested elsewhere: the crash page in route-changes, content that fails to load in loading-states, "No
// results" in search-box and search-page, and errors that stop a build in build-errors.

const banner = /site did not load properly/i;

test.describe('wrong base URL', () => {
  const place = 'http://elsewhere.test/other-place/';

  test('the same build at another path shows a banner that suggests that path', async ({ page, baseURL }) => {
    await page.route('http://elsewhere.test/**', async (route) => {
      const url = route.request().url();
      if (!url.startsWith(place)) return route.fulfill({ status: 404, body: 'not found' });
      return route.fulfill({ response: await route.fetch({ url: new URL(url.slice(place.length), baseURL).href }) });
    });
    await page.goto(place);
    await expect(page.getByText(banner)).toBeVisible();
    await expect(page.getByText(/suggest/i)).toContainText('/other-place/');
    await expect(page.getByText(/current configured/i)).toContainText(BASE_URL);
  });
});

test('a successful load shows no banner, the bundle contains the developer errors, and a page module without a default export is named', async ({
  page,
  request,
}) => {
  const requests = recordRequests(page);
  await openPage(page, 'guides/');
  await expect(page.getByText(banner)).toHaveCount(0);
  const texts = await Promise.all([...new Set(requests.scripts())].map(async (url) => (await request.get(url)).text()));
  const shipped = texts.join('\n');
  for (const part of [
    'is called outside the <',
    'https://docusaurus.io/docs/api/themes/configuration#use-color-mode',
    'No NavbarItem component found for type',
    "doesn't have anything to be linked to",
    'No docs version exist for name',
  ]) {
    expect(shipped.includes(part), part).toBe(true);
  }
  await onNewScripts(page, noDefaultExport);
  await activate(shownLink(docsSidebar(page), 'Getting started'));
  await expect(page.getByRole('main')).toContainText(
    `The page component at ${BASE_URL}getting-started doesn't have a default export`,
  );
  await expect(mainNav(page)).toBeVisible();
});
