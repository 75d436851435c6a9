import { type Page } from '@playwright/test';
import { measureScreen, type Screen } from './screen';

/** Widths of a phone, a tablet and four windows, in px. */
export const SCREEN_WIDTHS: readonly number[] = [390, 768, 1024, 1280, 1440, 1920];

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

/** Returns what exceeds a limit on the page in a window of this width. */
export async function screenProblems(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  // The application answers a change of the width in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return excess(await page.evaluate(measureScreen), width);
}
