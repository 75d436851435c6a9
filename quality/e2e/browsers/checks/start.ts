import assert from 'node:assert/strict';
import { MAIN_SCRIPT, openStarted, PAGES, started, THEME_BUTTON, type Check, withScript } from '../check';

export const textFirst: Check = {
  name: 'start: the text is there before the application',
  run: async (stage) => {
    const { tab, site } = stage;
    const release = site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    const text = await tab.evaluate(() => document.querySelector('main')?.textContent ?? '');
    assert.match(text, /^.*Getting started/s);
    assert.ok(text.length > 3000, `only ${text.length} characters of text`);
    release();
    await started(stage);
  },
  mustFail: { path: MAIN_SCRIPT, change: () => null, says: /the application has started/ },
};

export const clickKept: Check = {
  name: 'start: a click before the application is kept',
  run: async ({ tab, site, until }) => {
    const release = site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    await tab.click(THEME_BUTTON);
    release();
    await until('the kept click has switched the theme', () =>
      tab.evaluate(() => document.documentElement.dataset.theme === 'dark'),
    );
  },
  mustFail: {
    path: PAGES,
    change: withScript('addEventListener("click", (event) => event.stopImmediatePropagation(), true)'),
    says: /the kept click/,
  },
};

export const shortcutKept: Check = {
  name: 'start: nothing typed after the shortcut is lost',
  run: async (stage) => {
    const { tab, site, until } = stage;
    const release = site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    await tab.press('/');
    await tab.type('depo');
    release();
    await until('the application has started', () =>
      tab.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'),
    );
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

export const badHash: Check = {
  name: 'start: an anchor that cannot be decoded does no harm',
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'getting-started');
    await tab.evaluate(() => void (location.hash = '#50%'));
    await tab.click('nav[aria-label=Main] a[href$="/api/"]');
    await until('the next page is shown', () =>
      tab.evaluate(() => location.pathname.endsWith('/api/') && document.querySelector('h1')?.textContent !== ''),
    );
    const text = await tab.evaluate(() => document.body.innerText);
    assert.doesNotMatch(text, /This page crashed/);
    await tab.evaluate(() => history.back());
    await until('the page with the anchor is shown again', () =>
      tab.evaluate(() => /getting started/i.test(document.querySelector('h1')?.textContent ?? '')),
    );
  },
  mustFail: {
    path: PAGES,
    change: withScript('addEventListener("hashchange", () => document.body.replaceChildren("This page crashed"))'),
    says: /cannot click nav/,
  },
};
