import { type Page } from '@playwright/test';
import { addAxe, axeViolations, newAxeViolations, type SeenColours } from './support/axe';
import { expectedTitle } from './support/expected-titles';
import { watchFaults } from './support/faults';
import { forcedColourProblems } from './support/forced-colours';
import { headingProblems } from './support/headings';
import { checkKind, openHeld, type Note } from './support/kind-checks';
import { openPage } from './support/open-page';
import { horizontalOverflow } from './support/overflow';
import { PAGE_KINDS } from './support/page-kinds';
import { inPages } from './support/page-pool';
import { watchPolicy } from './support/policy';
import { printProblems } from './support/print';
import { readingProblems } from './support/readable';
import { resize } from './support/resize';
import { below, hasSidebar, part, routes, type ListedRoute } from './support/routes';
import { SCREEN_WIDTHS, screenProblems } from './support/screen';
import { expect, test } from './support/test';
import { offScale } from './support/type-scale';

/** Number of tests that share the routes, so that every worker gets some. */
const PARTS = 12;
const PAGES_AT_ONCE = 2;
/** Windows in the order in which the layout changes least from one to the next. */
const WINDOWS = [
  [1280, 900],
  [1440, 900],
  [1920, 900],
  [1024, 900],
  [768, 900],
  [640, 430],
  [390, 900],
  [320, 640],
] as const;
/**
 * Windows in which only a page of each kind is checked, as it is on paper, with forced colours and for the type scale.
 * What can go wrong there lies in a class, and every class is on one of these pages, which the test of the HTML proves.
 * Texts that do not fit show in the windows beside them.
 */
const KIND_WINDOWS: readonly number[] = [1440, 768, 640];
const pages = routes.filter(({ kind }) => kind !== 'redirect');

/** Text styles that axe has judged on all routes of this process. */
const seen: SeenColours = { passed: new Set(), open: new Set() };

const isOfKind = ({ path }: ListedRoute): boolean => PAGE_KINDS.includes(path.slice(1));

/** Problems by the name of the check, as the report shows it. */
type Findings = Record<string, string[]>;

/**
 * Prepares a page, and records what it reports by itself. Each call of the result starts a route, and returns a
 * function that returns this route's reports.
 */
async function watch(page: Page) {
  await addAxe(page);
  await page.addInitScript(noTransitions);
  const lists = { faults: watchFaults(page), policy: await watchPolicy(page) };
  return () => {
    const counts = { faults: lists.faults().length, policy: lists.policy().length };
    return () => ({ faults: lists.faults().slice(counts.faults), policy: lists.policy().slice(counts.policy) });
  };
}

/** Ends transitions, which would change colours during a measurement. Runs in the page. */
function noTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

type Watched = Awaited<ReturnType<typeof watch>>;

/** Runs every check on one load of one route; problems start with the route. */
async function inspect(page: Page, route: ListedRoute, start: Watched, findings: Findings): Promise<void> {
  const { path, kind } = route;
  const note: Note = (check, problems) => {
    (findings[check] ??= []).push(...problems.map((problem) => `${path}: ${problem}`));
  };
  const reported = start();
  const ofKind = isOfKind(route);
  // A page of each kind starts in a narrow window, the others in a wide one.
  if (ofKind) await openHeld(page, below(path), note);
  else {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, below(path));
  }
  for (const [width, height] of ofKind ? WINDOWS.toReversed() : WINDOWS) {
    if (!ofKind && KIND_WINDOWS.includes(width)) continue;
    await resize(page, width, height);
    // Results quote texts of any length.
    if (kind === 'page' && SCREEN_WIDTHS.includes(width))
      note(`what a reader meets at ${width} px`, await screenProblems(page));
    if (ofKind) await checkKind(page, path.slice(1), width, note);
    if (width === 1280) await checkWide(page, route, note);
    if (ofKind && width === 768) note('print', await printProblems(page));
    if (width === 640) note('200 % zoom', [...(await horizontalOverflow(page)), ...(await menuProblems(page))]);
    if (width === 320) note('320 px', await horizontalOverflow(page));
  }
  for (const [check, problems] of Object.entries(reported())) note(check, problems);
}

/** Runs the checks that do not depend on the width. Afterwards the page is dark. */
async function checkWide(page: Page, route: ListedRoute, note: Note): Promise<void> {
  note('headings', await headingProblems(page, expectedTitle(route)));
  // On a page of each kind axe checks every element, in case two elements of the same style differ.
  note('axe in light', await (isOfKind(route) ? axeViolations(page) : newAxeViolations(page, seen)));
  // Only colours differ in the other mode.
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  note('axe in dark', await newAxeViolations(page, seen, true));
  if (!isOfKind(route)) return;
  note('type scale', await offScale(page));
  note('forced colours', await forcedColourProblems(page));
}

const menuProblems = async (page: Page): Promise<string[]> =>
  (await page.locator('.navbar__toggle').isVisible()) ? [] : ['the menu cannot be reached'];

test.describe('whole site', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < PARTS; index++) {
    const share = part(pages, index, PARTS);

    test(`axe, headings, print, every width: part ${index + 1} of ${PARTS}, ${share.length} routes`, async ({
      browser,
      baseURL,
    }) => {
      const findings: Findings = {};
      const look = (page: Page, route: ListedRoute, watched: Watched) => inspect(page, route, watched, findings);
      await inPages(browser, { baseURL }, share, PAGES_AT_ONCE, look, watch);
      const least = ['axe in dark', 'what a reader meets at 1920 px', '320 px'];
      const alone = [
        'names',
        'fits at 320 px',
        'size of a finger',
        'print',
        'type scale',
        'forced colours',
        '200 % zoom',
      ];
      const ofKinds = share.some(isOfKind) ? alone : [];
      expect(Object.keys(findings)).toEqual(expect.arrayContaining([...least, ...ofKinds]));
      for (const [check, problems] of Object.entries(findings)) expect.soft(problems, check).toEqual([]);
    });
  }

  // The test of the HTML looks at the text and the links of every route.
  test('a page of each kind is readable and has its links without JavaScript', async ({ browser, baseURL }) => {
    const problems: string[] = [];
    const options = { baseURL, javaScriptEnabled: false };
    await inPages(browser, options, pages.filter(isOfKind), PAGES_AT_ONCE, async (page, route) => {
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
