import assert from 'node:assert/strict';
import { MAIN_SCRIPT, PAGES, THEME_BUTTON, type Check, withScript } from '../check';

const hasStarted = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

export const clickKept: Check = {
  name: 'start: the text is there before the application, and a click is kept',
  run: async ({ tab, site, until }) => {
    const release = site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    const text = await tab.evaluate(() => document.querySelector('main')?.textContent ?? '');
    assert.match(text, /^.*Getting started/s);
    assert.ok(text.length > 3000, `only ${text.length} characters of text`);
    await tab.click(THEME_BUTTON);
    release();
    await until('the application has started', () => tab.evaluate(hasStarted));
    await until('the kept click has switched the theme', () =>
      tab.evaluate(() => document.documentElement.dataset.theme === 'dark'),
    );
  },
  mustFail: [
    { path: MAIN_SCRIPT, change: () => null, says: /the application has started/ },
    {
      path: PAGES,
      change: withScript('addEventListener("click", (event) => event.stopImmediatePropagation(), true)'),
      says: /the kept click/,
    },
  ],
};

export const shortcutKept: Check = {
  name: 'start: nothing typed after the shortcut is lost',
  run: async ({ tab, site, until }) => {
    const release = site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    await tab.press('/');
    await tab.type('depo');
    release();
    await until('the application has started', () => tab.evaluate(hasStarted));
    await tab.type('sit');
    await until('the search box holds "deposit"', () =>
      tab.evaluate(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === 'deposit'),
    );
    await until('suggestions are listed', () =>
      tab.evaluate(() => document.querySelector('[role=listbox] [role=option]') !== null),
    );
  },
  mustFail: {
    path: PAGES,
    change: withScript(
      'addEventListener("keydown", (event) => event.key === "/" && event.stopImmediatePropagation(), true)',
    ),
    says: /the search box holds "deposit"/,
  },
};
