import { type Page } from '@playwright/test';
import { emptyBands, greyHoles, MOST_SPACE_PX } from './support/gaps';
import { misfits } from './support/misfits';
import { started } from './support/open-page';
import { PAGE_KINDS } from './support/page-kinds';
import { inPages } from './support/page-pool';
import { part } from './support/routes';
import { FINGER_PX, smallControls } from './support/small-controls';
import { expect, test } from './support/test';
import { unnamed } from './support/unnamed';
import { holdApp } from './support/waiting-scripts';
import { unreachableWideBoxes } from './support/wide-boxes';

/** Number of tests that share the pages, so that every worker gets some. */
const PARTS = 4;

/** Problems by the name of the check, each with its page. */
type Findings = Record<string, string[]>;

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // The application reacts to a change of the width in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Runs every check on one load of a page: first those without the application, then those with it. */
async function inspect(page: Page, path: string, findings: Findings): Promise<void> {
  const note = (check: string, problems: readonly string[]): void => {
    (findings[check] ??= []).push(...problems.map((problem) => `/${path}: ${problem}`));
  };
  await resize(page, 1280);
  // The query starts the application at once, and the results page has no content without it.
  if (path.startsWith('search')) await page.goto(path);
  else {
    const release = await holdApp(page);
    await page.goto(path === '' ? './' : path);
    for (const width of [1280, 390]) {
      await resize(page, width);
      note(`empty bands at ${width} px`, await page.evaluate(emptyBands, MOST_SPACE_PX));
      note(`holes in grids at ${width} px`, await page.evaluate(greyHoles));
    }
    release();
  }
  await started(page);
  for (const width of [390, 320, 768, 1280]) {
    await resize(page, width);
    // Lines of code have 80 columns, which fit from 768 px on; on a phone they wrap. Raw views have long lines of JSON.
    const code = width >= 768 && !path.endsWith('-2');
    // Results quote names of any length, with marked words of the query.
    if (!path.startsWith('search')) note(`fits at ${width} px`, await page.evaluate(misfits, code));
    if (width === 390) note('reached by keyboard', await unreachableWideBoxes(page));
  }
  // The names of releases are numbers.
  note('names', path === 'changes' ? [] : await unnamed(page));
}

test.describe('a page of each kind', () => {
  for (let index = 0; index < PARTS; index++) {
    const share = part(PAGE_KINDS, index, PARTS);

    test(`it fits at every width, has no band or hole, no control without a name, no box without a keyboard: part ${index + 1} of ${PARTS}`, async ({
      browser,
      baseURL,
    }) => {
      const findings: Findings = {};
      const look = (page: Page, path: string) => inspect(page, path, findings);
      // One page per context: stored state of another page would start this one's application.
      await inPages(browser, { baseURL }, share, 1, look);
      expect(Object.keys(findings)).toContain('names');
      for (const [check, problems] of Object.entries(findings)) expect.soft(problems, check).toEqual([]);
    });

    test(`every control has the size of a finger: part ${index + 1} of ${PARTS}`, async ({ browser, baseURL }) => {
      const problems: string[] = [];
      const phone = { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true };
      await inPages(browser, phone, share, 2, async (page, path) => {
        await page.goto(path === '' ? './' : path);
        await started(page);
        problems.push(...(await page.evaluate(smallControls, FINGER_PX)).map((what) => `/${path}: ${what}`));
      });
      expect(problems).toEqual([]);
    });
  }
});
