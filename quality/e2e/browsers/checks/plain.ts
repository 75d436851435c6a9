import assert from 'node:assert/strict';
import { PAGES, type Check } from '../check';
import { liveButtons } from '../../support/live-buttons';

export const withoutScripts: Check = {
  name: 'without JavaScript: nothing looks alive and is dead, all navigation is there',
  narrow: true,
  run: async ({ tab, site }) => {
    // For a document, the same as JavaScript that its reader has turned off.
    site.change(PAGES, (html) => html, { 'content-security-policy': 'sandbox allow-same-origin' });
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
