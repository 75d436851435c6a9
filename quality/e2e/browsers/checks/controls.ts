import assert from 'node:assert/strict';
import { MAIN_SCRIPT, openStarted, PAGES, STYLES, type Check, withScript } from '../check';
import { THEME_KEY } from '../../support/framework';

export const themeOfTabs: Check = {
  name: 'theme: a tab that has not started follows the others',
  run: async ({ tab, site, until }) => {
    site.hold(MAIN_SCRIPT);
    await tab.open(site.at('getting-started'));
    const other = await tab.another();
    await other.open(site.at('guides/withdrawing'));
    await other.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
    await tab.toFront();
    await until('the theme of the first tab is dark', () =>
      tab.evaluate(() => document.documentElement.dataset.theme === 'dark'),
    );
  },
  mustFail: {
    path: PAGES,
    change: withScript('Storage.prototype.setItem = () => undefined'),
    says: /the theme of the first tab/,
  },
};

export const menu: Check = {
  name: 'menu: opens, leads back to the main menu, closes',
  narrow: true,
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'guides/withdrawing');
    const onScreen = (selector: string) =>
      tab.evaluate((css) => {
        const box = document.querySelector(css)?.getBoundingClientRect();
        return box !== undefined && box.width > 0 && box.left >= 0 && box.right <= innerWidth;
      }, selector);
    await tab.click('nav[aria-label=Main] button[aria-label="Toggle navigation bar"]');
    await until('the sidebar is in the menu', () => onScreen('.navbar-sidebar a[href$="/guides/withdrawing"]'));
    await tab.click('.navbar-sidebar__back');
    await until('the main menu is shown', () => onScreen('.navbar-sidebar__items a[href$="/api/"]'));
    await tab.click('.navbar-sidebar__close');
    await until('the menu is closed', async () => !(await onScreen('.navbar-sidebar__items a[href$="/api/"]')));
  },
  mustFail: {
    path: STYLES,
    change: (css) => css.replaceAll('navbar-sidebar--show', 'never-shown'),
    says: /the sidebar is in the menu/,
  },
};

export const copy: Check = {
  name: 'copy: the button fills the clipboard and says so',
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'api/contracts/abis/mainnet/PufLocker');
    await tab.click('main button[aria-label^="Copy selector"]');
    await until('the button says that it has copied', () =>
      tab.evaluate(() => document.querySelector('main button[aria-label="copied"]')?.textContent === 'copied'),
    );
    await until('it has its name again', () =>
      tab.evaluate(() => document.querySelector('main button[aria-label="copied"]') === null),
    );
    await tab.click('[role=combobox]');
    await tab.paste();
    const selector = await tab.evaluate(() =>
      document
        .querySelector('main button[aria-label^="Copy selector"]')
        ?.getAttribute('aria-label')
        ?.slice('Copy selector '.length),
    );
    assert.match(selector ?? '', /^0x[0-9a-f]{8}$/);
    await until('the pasted text is the selector', () =>
      tab.evaluate((text) => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === text, selector),
    );
  },
  mustFail: {
    path: PAGES,
    change: withScript('navigator.clipboard.writeText = () => Promise.resolve()'),
    says: /the pasted text/,
  },
};
