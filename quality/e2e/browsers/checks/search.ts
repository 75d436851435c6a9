import assert from 'node:assert/strict';
import { SEARCH_SUGGESTIONS } from '../../../../site/config/limits';
import { openStarted, type Check } from '../check';

export const suggestions: Check = {
  name: 'search: suggestions while typing, opened by keyboard',
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'guides/');
    await tab.click('[role=combobox]');
    await tab.type('getPufETHRate');
    await until('the first suggestion answers the whole word', () =>
      tab.evaluate(() => {
        const first = document.querySelector('[role=listbox] [role=option]');
        return first?.getAttribute('href')?.toLowerCase().includes('_highlight=getpufethrate') === true;
      }),
    );
    const count = await tab.evaluate(() => document.querySelectorAll('[role=listbox] [role=option]').length);
    assert.ok(count <= SEARCH_SUGGESTIONS, `${count} suggestions`);
    await tab.press('ArrowDown');
    await until('a suggestion is chosen', () =>
      tab.evaluate(() => document.querySelector('[role=option][aria-selected=true]') !== null),
    );
    await tab.press('Enter');
    await until('its page is shown', () =>
      tab.evaluate(() => !location.pathname.endsWith('/guides/') && document.querySelector('h1') !== null),
    );
  },
  mustFail: { path: /search[^/]*\.json$/, change: () => null, says: /the first suggestion/ },
};

export const results: Check = {
  name: 'search: the results page answers its address',
  run: async ({ tab, site, until }) => {
    await tab.open(site.at('search?q=getPufETHRate'));
    await until('a result is listed', () =>
      tab.evaluate(() =>
        [...document.querySelectorAll('main a')].some((link) => /getPufETHRate/.test(link.textContent ?? '')),
      ),
    );
  },
  mustFail: { path: /search[^/]*\.json$/, change: () => null, says: /a result is listed/ },
};
