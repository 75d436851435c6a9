import { type Page } from '@playwright/test';
import { inPages } from './support/page-pool';
import { below, part, routes, type ListedRoute } from './support/routes';
import { measureScreen, type Screen } from './support/screen';
import { expect, test } from './support/test';

/** Widths of a phone, a tablet and four windows, in px. */
const WIDTHS = [390, 768, 1024, 1280, 1440, 1920];
const PARTS = 6;
const pages = routes.filter(({ kind }) => kind === 'page');

type List = Exclude<keyof Screen, 'screens'>;

/** Faults of which no page may have any, and the smallest width for which this holds. */
const LIMITS: Readonly<Record<List, number>> = {
  croppedCode: 0,
  coveredCode: 0,
  longLines: 0,
  brokenNames: 0,
  hiddenControls: 0,
  croppedTables: 0,
  // On narrower windows prose wraps into more lines.
  tallRows: 1280,
  emptyRows: 1280,
};

/** Most heights of the window that a page fills, and the width for which this holds. */
const SCREENS = { width: 1280, most: 30 };

/** Returns what exceeds a limit at this width. */
function excess(screen: Screen, width: number): string[] {
  const lists = Object.entries(LIMITS) as [List, number][];
  return [
    ...lists.filter(([, from]) => width >= from).flatMap(([list]) => screen[list].map((what) => `${list}: ${what}`)),
    ...(width === SCREENS.width && screen.screens > SCREENS.most ? [`screens: ${Math.round(screen.screens)}`] : []),
  ];
}

async function measure(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return excess(await page.evaluate(measureScreen), width);
}

/** A page with each fault once, all at the smallest width for which its limit holds. */
const FAULTS: Readonly<Record<List | 'screens', string>> = {
  croppedTables:
    '<div style="overflow: auto; width: 300px"><table><tr><td style="min-width: 400px">cut</td></tr></table></div>',
  croppedCode: '<pre style="overflow: auto; width: 90px">const cut = 1234567;</pre>',
  coveredCode:
    '<div style="position: relative"><div><pre>const covered = 1;</pre></div><button data-copy="code" style="position: absolute; left: 0; top: 0">copy</button></div>',
  longLines: `<p style="width: 1100px; font-size: 8px">${'words and words '.repeat(9)}</p>`,
  brokenNames: '<p style="width: 9ch; overflow-wrap: anywhere">NonRestakingWithdrawal</p>',
  hiddenControls: '<button style="opacity: 0">seen by nobody</button>',
  tallRows: `<table><tr><td style="width: 200px">${'words and words '.repeat(40)}</td></tr></table>`,
  emptyRows: '<table><tr><td style="width: 900px; height: 150px">one</td></tr></table>',
  screens: '<div style="height: 27100px">long</div>',
};

for (const [fault, html] of Object.entries(FAULTS))
  test(`the sweep finds: ${fault}`, async ({ page }) => {
    await page.setContent(`<main>${html}</main>`);
    const found = await measure(page, 1280);
    expect(found.map((line) => line.split(':')[0])).toEqual([fault]);
    await page.setContent('<main><table><tr><th>name</th><td>fact</td></tr></table><pre>code</pre><p>text</p></main>');
    expect(await measure(page, 1280)).toEqual([]);
  });

test.describe('what a reader meets on every page at six widths', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < PARTS; index++)
    test(`part ${index + 1} of ${PARTS}`, async ({ browser, baseURL }) => {
      const found: string[] = [];
      const look = async (page: Page, { path }: ListedRoute): Promise<void> => {
        await page.goto(below(path));
        for (const width of WIDTHS)
          found.push(...(await measure(page, width)).map((what) => `${path} at ${width}: ${what}`));
      };
      await inPages(browser, { baseURL }, part(pages, index, PARTS), 1, look);
      expect(found).toEqual([]);
    });
});
