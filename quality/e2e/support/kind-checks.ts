import { type Page } from '@playwright/test';
import { emptyBands, greyHoles, MOST_SPACE_PX } from './gaps';
import { misfits } from './misfits';
import { started } from './open-page';
import { resize } from './resize';
import { FINGER_PX, smallControls } from './small-controls';
import { unnamed } from './unnamed';
import { holdApp } from './waiting-scripts';
import { unreachableWideBoxes } from './wide-boxes';

/** Records the problems that a check has found. */
export type Note = (check: string, problems: readonly string[]) => void;

/** Opens a page, checks it before the application has started, in a wide and in a narrow window, and starts it. */
export async function openHeld(page: Page, path: string, note: Note): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdApp(page);
  // The application may start before the page has loaded, when another page of the context writes to the storage. The
  // load event would then wait for its script.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1280, 390]) {
    await resize(page, width);
    note(`empty bands at ${width} px`, await page.evaluate(emptyBands, MOST_SPACE_PX));
    note(`holes in grids at ${width} px`, await page.evaluate(greyHoles));
  }
  release();
  await started(page);
  // A page with a handler for requests has no cache.
  await page.unrouteAll();
}

/** Checks a page with the application in a window of this width. */
export async function checkKind(page: Page, path: string, width: number, note: Note): Promise<void> {
  // Lines of code have 80 columns, which fit from 768 px on; on a phone they wrap. Raw views have long lines of JSON.
  const code = width >= 768 && !path.endsWith('-2');
  // Results quote names of any length, with marked words of the query.
  if (!path.startsWith('search') && [320, 390, 768, 1280].includes(width))
    note(`fits at ${width} px`, await page.evaluate(misfits, code));
  if (width === 390) {
    note('reached by keyboard', await unreachableWideBoxes(page));
    note('size of a finger', await fingerProblems(page));
  }
  // The names of releases are numbers.
  if (width === 1280 && path !== 'changes') note('names', await unnamed(page));
}

/** Returns the controls that are too small on a screen for fingers. */
async function fingerProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse) and (hover: none)').matches);
  const found = await page.evaluate(smallControls, FINGER_PX);
  // Ends the emulation.
  await session.detach();
  return found;
}
