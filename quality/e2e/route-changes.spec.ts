import { BASE_URL } from '../../site/config/limits';
import { PROGRESS_BAR_DELAY_MS } from './support/framework';
import { markLoad, wasReloaded } from './support/full-load';
import { edges, isCovered } from './support/geometry';
import { activate, docsSidebar, giveSign, mainNav, openPage, shownLink, started } from './support/open-page';
import { recordRequests } from './support/requests';
import { after, onNewScripts, repair, throwing } from './support/script-faults';
import { expect, test } from './support/test';
import { barsSeen, watchBars } from './support/thin-bars';

const START = 'guides/depositing-eth';
// A link in view: those of collapsed categories are not on the page.
const TARGET = { name: 'Contract handlers', path: 'handlers/' } as const;

test('a progress bar shows after 200 ms of loading and disappears when the page has loaded', async ({ page }) => {
  await openPage(page, START);
  await onNewScripts(page, after(1600));
  const link = docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`);
  await watchBars(page);
  await activate(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TARGET.name);
  await expect.poll(async () => (await barsSeen(page)).isThere).toBe(false);
  const { firstSeen } = await barsSeen(page);
  expect(firstSeen).toBeGreaterThanOrEqual(PROGRESS_BAR_DELAY_MS - 15);
  expect(firstSeen).toBeLessThanOrEqual(1200);
});

test('a route change scrolls to the top, one to a hash to its target', async ({ page }) => {
  await openPage(page, START);
  await markLoad(page);
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY > 500);
  await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`));
  await expect(page).toHaveURL(new RegExp(TARGET.path));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(5);
  await activate(docsSidebar(page).locator(`a[href="${BASE_URL}${START}"]`));
  await expect(page).toHaveURL(`${BASE_URL}${START}`);
  const links = page.getByRole('main').locator(`a[href^="${BASE_URL}"][href*="#"]:not([href*="${START}"])`);
  await expect.poll(() => links.count()).toBeGreaterThan(0);
  const href = (await links.first().getAttribute('href')) ?? '';
  await links.first().click();
  await expect(page).toHaveURL(href);
  const target = page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`);
  await expect.poll(() => isCovered(target, mainNav(page))).toBe(false);
  const { top } = await edges(target);
  expect(top).toBeGreaterThan(-8);
  expect(top).toBeLessThan(300);
  expect(await wasReloaded(page)).toBe(false);
});

test('a page that crashes: text, title, message, navigation; Try again clears it', async ({ page }) => {
  await openPage(page, START);
  await onNewScripts(page, throwing('injected page fault'));
  const link = docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`);
  await activate(link);
  await expect(page.getByRole('heading', { name: 'This page crashed.', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('injected page fault')).toBeVisible();
  await test.step('the navigation works on a crashed page', async () => {
    await repair(page);
    await shownLink(mainNav(page), 'Guides').click();
    await expect(page).toHaveURL(`${BASE_URL}guides/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
  await test.step('Try again clears the crash', async () => {
    await page.evaluate(() => Object.assign(window, { e2eFault: true }));
    await activate(link);
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await repair(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TARGET.name);
    await expect(page).not.toHaveTitle('Page Error');
  });
});

test('a layout that crashes: same text, title and button', async ({ page }) => {
  // The navbar requests its label by this id while it renders.
  const label = /"theme\.NavBar\.navAriaLabel"(?=,message)/g;
  const fault =
    '(()=>{if(window.e2eFault!==false)throw new Error("injected layout fault");return "theme.NavBar.navAriaLabel"})()';
  let replaced = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    try {
      const response = await route.fetch();
      const code = await response.text();
      replaced += code.match(label)?.length ?? 0;
      await route.fulfill({ response, body: code.replace(label, fault) });
    } catch {
      // The page has navigated, so the answer no longer matters.
    }
  });
  await page.goto(START);
  await giveSign(page);
  await expect(page.getByRole('heading', { name: 'This page crashed.', exact: true })).toBeVisible();
  expect(replaced).toBeGreaterThan(0);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('injected layout fault')).toBeVisible();
  await repair(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await started(page);
  await expect(mainNav(page)).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
});

test.describe('with prefetching', () => {
  test.use({ prefetch: true });

  test('after hovering a link its page needs no further request, and no progress bar shows', async ({ page }) => {
    await openPage(page, START);
    const requests = recordRequests(page);
    const link = docsSidebar(page).locator(`a[href="${BASE_URL}${TARGET.path}"]`);
    await link.hover();
    await expect.poll(() => requests.scripts().length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await watchBars(page);
    const before = requests.scripts().length;
    await link.click();
    await expect(page).toHaveURL(new RegExp(TARGET.path));
    expect(requests.scripts().slice(before)).toEqual([]);
    await page.waitForTimeout(600);
    expect((await barsSeen(page)).firstSeen).toBeNull();
  });
});
