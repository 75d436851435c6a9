import assert from 'node:assert/strict';
import { openStarted, STYLES, type Check } from '../check';

/** The end of the sidebar in the API reference, which has links to tab through before the content. */
const NEAR_END = '.theme-doc-sidebar-container a[href$="/api/exports"]';

/** Long pages, the element from which Tab starts, and how often it is pressed there. */
const LONG_PAGES = [
  // Everything in the way: navbar, sidebar, then text.
  { path: 'guides/withdrawing', from: 'body', stops: 60 },
  // A table with fields and folds.
  { path: 'api/reverts', from: NEAR_END, stops: 33 },
  // Entries with code.
  { path: 'api/contracts/handlers/institutional-vault-handler', from: NEAR_END, stops: 33 },
];

/** What a press of Tab did. */
interface Stop {
  /** The focused element. */
  readonly what: string;
  /** How far it moved the page, in px; 0 where it had to. */
  readonly moved: number;
}

/**
 * Measures each press of Tab when the next key goes down: compares the content in the middle of the window before and
 * after. The scroll position is not enough: browsers correct it when content above gets its real height. Runs in the
 * page.
 */
function recordStops(): void {
  const stops: Stop[] = [];
  let middle: Element | undefined;
  let before = 0;
  Object.assign(window, { stops });
  addEventListener(
    'keydown',
    () => {
      if (middle !== undefined) {
        const focused = document.activeElement ?? document.body;
        const by = Math.round(before - middle.getBoundingClientRect().top);
        const sticks = focused.closest('.navbar, .theme-doc-sidebar-container, .theme-doc-toc-desktop') !== null;
        const { top, bottom } = focused.getBoundingClientRect();
        const wasOnScreen = sticks || (top + by >= 0 && bottom + by <= innerHeight);
        // The navbar covers the content below it.
        const wasCovered = !sticks && top + by < 80;
        stops.push({
          what: `${focused.localName} ${focused.textContent?.slice(0, 30) ?? ''}`,
          moved: wasOnScreen && !wasCovered ? by : 0,
        });
      }
      middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
      before = middle.getBoundingClientRect().top;
    },
    true,
  );
}

export const focusStays: Check = {
  name: 'focus: Tab moves the page only to what is off the screen',
  run: async (stage) => {
    const { tab } = stage;
    for (const { path, from, stops: wanted } of LONG_PAGES) {
      await openStarted(stage, path);
      const isReady = await tab.evaluate((start) => {
        document.querySelector<HTMLElement>('.theme-announcement-bar button')?.click();
        scrollTo({ top: 6000, behavior: 'instant' });
        document.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
        return document.activeElement?.matches(start) === true;
      }, from);
      assert.ok(isReady, `Tab does not start at ${from} on ${path}`);
      await tab.evaluate(recordStops);
      await tab.press('Tab', wanted);
      await tab.press('Shift');
      const stops = await tab.evaluate(() => (window as unknown as { readonly stops: Stop[] }).stops);
      assert.equal(stops.length, wanted, `the presses of Tab that ${path} has seen`);
      for (const { moved, what } of stops)
        assert.equal(moved, 0, `the focus moved the page by ${moved} px on ${path}, at ${what}`);
    }
  },
  mustFail: {
    path: STYLES,
    change: (css) => css.replaceAll('scroll-padding-top:0', 'scroll-padding-top:5rem'),
    says: /the focus moved the page/,
  },
};
