import assert from 'node:assert/strict';
import { openStarted, STYLES, type Check } from '../check';

const LONG_PAGES = ['guides/withdrawing', 'api/reverts', 'api/contracts/handlers/institutional-vault-handler'];
const STOPS = 60;

/**
 * Presses Tab, and compares the content in the middle of the window before and after. The scroll position is not
 * enough: browsers correct it when content above gets its real height.
 */
export const focusStays: Check = {
  name: 'focus: Tab moves the page only to what is off the screen',
  run: async (stage) => {
    const { tab } = stage;
    for (const path of LONG_PAGES) {
      await openStarted(stage, path);
      await tab.evaluate(() => {
        document.querySelector<HTMLElement>('.theme-announcement-bar button')?.click();
        scrollTo({ top: 6000, behavior: 'instant' });
      });
      for (let stop = 0; stop < STOPS; stop++) {
        await tab.evaluate(() => {
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
          Object.assign(window, { middle, before: middle.getBoundingClientRect().top });
        });
        await tab.press('Tab');
        const [moved, what] = await tab.evaluate(() => {
          const focused = document.activeElement ?? document.body;
          const { middle, before } = window as unknown as { readonly middle: Element; readonly before: number };
          const by = Math.round(before - middle.getBoundingClientRect().top);
          const sticks = focused.closest('.navbar, .theme-doc-sidebar-container, .theme-doc-toc-desktop') !== null;
          const { top, bottom } = focused.getBoundingClientRect();
          const wasOnScreen = sticks || (top + by >= 0 && bottom + by <= innerHeight);
          // The navbar covers the content below it.
          const wasCovered = !sticks && top + by < 80;
          return [
            wasOnScreen && !wasCovered ? by : 0,
            `${focused.localName} ${focused.textContent?.slice(0, 30) ?? ''}`,
          ];
        });
        assert.equal(moved, 0, `the focus moved the page by ${moved} px on ${path}, at ${what}`);
      }
    }
  },
  mustFail: {
    path: STYLES,
    change: (css) => css.replaceAll('scroll-padding-top:0', 'scroll-padding-top:5rem'),
    says: /the focus moved the page/,
  },
};
