import { type Page } from '@playwright/test';
import { addStyles } from './support/add-styles';
import { addAxe, axeViolations, newAxeViolations, type SeenColours } from './support/axe';
import { watchFaults } from './support/faults';
import { forcedColourProblems } from './support/forced-colours';
import { headingProblems } from './support/headings';
import { openPage } from './support/open-page';
import { horizontalOverflow } from './support/overflow';
import { PAGE_KINDS } from './support/page-kinds';
import { inPages } from './support/page-pool';
import { watchPolicy } from './support/policy';
import { printProblems } from './support/print';
import { readingProblems } from './support/readable';
import { below, part, routes, type ListedRoute } from './support/routes';
import { SCREEN_WIDTHS, screenProblems } from './support/screen';
import { expect, test } from './support/test';
import { offScale } from './support/type-scale';

/** Number of tests that share the routes, so that every worker gets some. */
const PARTS = 12;
const PAGES_AT_ONCE = 2;
const DESKTOP = { width: 1280, height: 860 };
const pages = routes.filter(({ kind }) => kind !== 'redirect');

/** Text styles that axe has judged on all routes of this process. */
const seen: SeenColours = { passed: new Set(), open: new Set() };

/** Pages outside the docs have no sidebar. */
const hasSidebar = ({ path, kind }: ListedRoute): boolean => kind === 'page' && !/^\/puffer-.*-example/.test(path);

/** Problems by the name of the check, as the report shows it. */
type Findings = Record<string, string[]>;

/**
 * Prepares a page, and records what it reports by itself. Each call of the result starts a route, and returns a
 * function that returns this route's reports.
 */
async function watch(page: Page) {
  await addAxe(page);
  const lists = { faults: watchFaults(page), policy: await watchPolicy(page) };
  return () => {
    const counts = { faults: lists.faults().length, policy: lists.policy().length };
    return () => ({ faults: lists.faults().slice(counts.faults), policy: lists.policy().slice(counts.policy) });
  };
}

type Watched = Awaited<ReturnType<typeof watch>>;

/** Runs every check on one load of one route; problems start with the route. */
async function inspect(page: Page, { path, kind }: ListedRoute, start: Watched, findings: Findings): Promise<void> {
  const note = (check: string, problems: readonly string[]): void => {
    (findings[check] ??= []).push(...problems.map((problem) => `${path}: ${problem}`));
  };
  const reported = start();
  // On a page of each kind axe checks every element, in case two elements of the same style differ.
  const axe = (each: Page, coloursOnly: boolean): Promise<string[]> =>
    PAGE_KINDS.includes(path.replace(/^\//, ''))
      ? axeViolations(each, coloursOnly)
      : newAxeViolations(each, seen, coloursOnly);
  await page.setViewportSize(DESKTOP);
  await openPage(page, below(path));
  note('headings', await headingProblems(page));
  note('type scale', await offScale(page));
  note('axe in light', await axe(page, false));
  // Only colours differ in the other mode. Transitions would change colours during the measurement.
  await addStyles(page, '*, ::before, ::after { transition: none !important; }');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  note('axe in dark', await axe(page, true));
  note('forced colours', await forcedColourProblems(page));
  note('print', await printProblems(page));
  await page.setViewportSize({ width: 640, height: 430 });
  note('200 % zoom', await horizontalOverflow(page));
  const menu = page.locator('.navbar__toggle');
  note('200 % zoom', (await menu.isVisible()) ? [] : ['the menu cannot be reached']);
  await page.setViewportSize({ width: 320, height: 640 });
  note('320 px', await horizontalOverflow(page));
  // Results quote texts of any length.
  for (const width of kind === 'page' ? SCREEN_WIDTHS : [])
    note(`what a reader meets at ${width} px`, await screenProblems(page, width));
  for (const [check, problems] of Object.entries(reported())) note(check, problems);
}

test.describe('whole site', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < PARTS; index++) {
    const share = part(pages, index, PARTS);

    test(`axe, headings, six widths: part ${index + 1} of ${PARTS}, ${share.length} routes`, async ({
      browser,
      baseURL,
    }) => {
      const findings: Findings = {};
      const look = (page: Page, route: ListedRoute, watched: Watched) => inspect(page, route, watched, findings);
      await inPages(browser, { baseURL }, share, PAGES_AT_ONCE, look, watch);
      expect(Object.keys(findings)).toEqual(expect.arrayContaining(['axe in dark', 'what a reader meets at 1920 px']));
      for (const [check, problems] of Object.entries(findings)) expect.soft(problems, check).toEqual([]);
    });
  }

  test('every route is readable and has its links without JavaScript', async ({ browser, baseURL }) => {
    const problems: string[] = [];
    const options = { baseURL, javaScriptEnabled: false };
    await inPages(browser, options, pages, PAGES_AT_ONCE, async (page, route) => {
      const response = await page.goto(below(route.path));
      if (response?.status() !== 200) problems.push(`${route.path}: HTTP ${response?.status()}`);
      // Only the search page is an application: it has no content before a query.
      if (route.kind === 'search') return;
      const found = await readingProblems(page, { sidebar: hasSidebar(route) });
      problems.push(...found.map((problem) => `${route.path}: ${problem}`));
    });
    expect(problems).toEqual([]);
  });

  test('redirects work without JavaScript', async ({ browser, baseURL }) => {
    const stayed: string[] = [];
    const redirects = routes.filter(({ kind }) => kind === 'redirect');
    expect(redirects.length).toBeGreaterThan(0);
    await inPages(browser, { baseURL, javaScriptEnabled: false }, redirects, 1, async (page, { path }) => {
      await page.goto(below(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const left = new URL(below(path), baseURL).pathname;
      if (new URL(page.url()).pathname.replace(/\/$/, '') === left) stayed.push(path);
    });
    expect(stayed).toEqual([]);
  });
});
