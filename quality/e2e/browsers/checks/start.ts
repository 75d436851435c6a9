import assert from 'node:assert/strict';
import { MAIN_SCRIPT, PAGES, STYLES, THEME_BUTTON, type Check, withScript } from '../check';

export const interactionsKept: Check = {
  name: 'start: the text is there before the application, a click and typed text are kept, the next load has the theme',
  run: async ({ tab, site, until }) => {
    const release = site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    const text = await tab.evaluate(() => document.querySelector('main')?.textContent ?? '');
    assert.match(text, /^.*Getting started/s);
    assert.ok(text.length > 3000, `only ${text.length} characters of text`);
    const paper = () => getComputedStyle(document.documentElement).backgroundColor;
    const light = await tab.evaluate(paper);
    await tab.click(THEME_BUTTON);
    await tab.press('/');
    await tab.type('depo');
    release();
    await until('the application has started', () =>
      tab.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'),
    );
    await tab.type('sit');
    await until('the kept click has switched the theme', () =>
      tab.evaluate(() => document.documentElement.dataset.theme === 'dark'),
    );
    await until('the colours change', async () => (await tab.evaluate(paper)) !== light);
    await until('the search box holds "deposit"', () =>
      tab.evaluate(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === 'deposit'),
    );
    await until('suggestions are listed', () =>
      tab.evaluate(() => document.querySelector('[role=listbox] [role=option]') !== null),
    );
    await tab.open(site.at('guides/withdrawing'));
    assert.equal(await tab.evaluate(() => document.documentElement.dataset.theme), 'dark');
  },
  mustFail: [
    { path: MAIN_SCRIPT, change: () => null, says: /the application has started/ },
    {
      path: PAGES,
      change: withScript('addEventListener("click", (event) => event.stopImmediatePropagation(), true)'),
      says: /the kept click/,
    },
    {
      path: STYLES,
      change: (css) => css.replace(/data-theme=["']?dark["']?/g, 'data-theme=night'),
      says: /the colours change/,
    },
    {
      path: PAGES,
      change: withScript(
        'addEventListener("keydown", (event) => event.key === "/" && event.stopImmediatePropagation(), true)',
      ),
      says: /the search box holds "deposit"/,
    },
  ],
};
