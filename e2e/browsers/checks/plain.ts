import assert from 'node:assert/strict';
import { PAGES, STYLES, type Check } from '../check';
import { liveButtons } from '../../support/live-buttons';

/** Minimum share of the frame that the text of a page fills in print. */
const PRINTED_SHARE = 0.85;

export const withoutScripts: Check = {
  name: 'without JavaScript: nothing looks alive and is dead, all navigation is there',
  narrow: true,
  scripts: false,
  run: async ({ tab, site }) => {
    await tab.open(site.at('getting-started'));
    assert.deepEqual(await tab.evaluate(liveButtons), []);
    const links = await tab.evaluate(() =>
      ['.theme-doc-sidebar-container nav a', '.theme-doc-toc-desktop a', 'nav[aria-label=Main] .navbar__items > a'].map(
        (selector) =>
          [...document.querySelectorAll(selector)].filter((link) => link.checkVisibility({ visibilityProperty: true }))
            .length,
      ),
    );
    assert.ok(
      links.every((count) => count >= 5),
      `links of sidebar, contents and navbar: ${links.join(', ')}`,
    );
  },
  mustFail: {
    path: PAGES,
    // Sets the theme as a script would.
    change: (html) => html.replace('<html ', '<html data-theme=light '),
    says: /Toggle navigation bar/,
  },
};

/**
 * Applies the print rules to the screen, at the width of the window, because not every driver can print. Some browsers
 * print with that width. Runs in the page.
 */
function applyPrintRules(): void {
  const waiting: (CSSStyleSheet | CSSRule)[] = [...document.styleSheets];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof CSSMediaRule) {
      const queries = [...next.media].filter((query) => !/\bscreen\b/.test(query));
      next.media.mediaText = queries.map((query) => query.replace(/\bprint\b/, 'all')).join(', ') || 'not all';
    }
    if ('cssRules' in next) waiting.push(...(next as CSSStyleSheet).cssRules);
  }
}

export const print: Check = {
  name: 'print: one column that fills the paper, no navigation',
  run: async ({ tab, site }) => {
    await tab.open(site.at('getting-started'));
    await tab.evaluate(applyPrintRules);
    const { share, beside } = await tab.evaluate(() => ({
      share: (document.querySelector('[data-body-of]')?.getBoundingClientRect().width ?? 0) / innerWidth,
      beside: ['nav[aria-label=Main]', '.theme-doc-sidebar-container', '.theme-doc-toc-desktop'].filter(
        (selector) => document.querySelector(selector)?.checkVisibility() === true,
      ),
    }));
    assert.deepEqual(beside, [], `printed beside the text: ${beside.join(', ')}`);
    assert.ok(share > PRINTED_SHARE, `the text fills only ${Math.round(share * 100)} % of the width`);
  },
  mustFail: {
    path: STYLES,
    change: (css) => css.replaceAll('@media print', '@media speech'),
    says: /printed beside the text/,
  },
};
