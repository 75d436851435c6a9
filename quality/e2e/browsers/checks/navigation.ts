import assert from 'node:assert/strict';
import { PAGES, openStarted, started, withScript, type Check } from '../check';

export const clientNavigation: Check = {
  name: 'navigation: links lead on without a full load, and back, also from an anchor that cannot be decoded',
  run: async (stage) => {
    const { tab, until } = stage;
    await openStarted(stage, 'getting-started');
    await tab.evaluate(() => void Object.assign(window, { e2eMark: 'same document' }));
    await tab.click('nav[aria-label="Docs sidebar"] a[href$="/handlers/"]');
    await until('the linked page is shown', () =>
      tab.evaluate(() => /handlers/i.test(document.querySelector('h1')?.textContent ?? '')),
    );
    await until('its title is shown', () => tab.evaluate(() => /handlers/i.test(document.title)));
    assert.ok(await tab.evaluate(() => 'e2eMark' in window), 'the link made a full load');
    await tab.evaluate(() => history.back());
    await until('the first page is shown again', () =>
      tab.evaluate(() => /getting started/i.test(document.querySelector('h1')?.textContent ?? '')),
    );
    assert.ok(await tab.evaluate(() => 'e2eMark' in window), 'the way back made a full load');
    await tab.evaluate(() => void (location.hash = '#50%'));
    await tab.click('nav[aria-label=Main] a[href$="/api/"]');
    await until('the page after the anchor is shown', () =>
      tab.evaluate(() => location.pathname.endsWith('/api/') && document.querySelector('h1')?.textContent !== ''),
    );
    assert.doesNotMatch(await tab.evaluate(() => document.body.innerText), /This page crashed/);
    await tab.evaluate(() => history.back());
    await until('the page with the anchor is shown again', () =>
      tab.evaluate(() => /getting started/i.test(document.querySelector('h1')?.textContent ?? '')),
    );
  },
  mustFail: [
    {
      path: PAGES,
      change: withScript(
        'addEventListener("click", (event) => { const link = event.target.closest("a"); if (link) location.assign(link.href); }, true)',
      ),
      says: /made a full load/,
    },
    {
      path: PAGES,
      change: withScript('addEventListener("hashchange", () => document.body.replaceChildren("This page crashed"))'),
      says: /cannot click nav/,
    },
  ],
};

export const anchor: Check = {
  name: 'navigation: an address with an anchor shows its place',
  run: async ({ tab, site, until }) => {
    await tab.open(site.at('api/contracts/abis/mainnet/Teller#deposit'));
    await until('the place is on screen, below the navbar', () =>
      tab.evaluate(() => {
        const bar = document.querySelector('nav[aria-label=Main]')?.getBoundingClientRect();
        const place = document.getElementById('deposit')?.getBoundingClientRect();
        return bar !== undefined && place !== undefined && place.top >= bar.bottom - 8 && place.top < innerHeight / 2;
      }),
    );
  },
  mustFail: {
    path: PAGES,
    change: (html) => html.replace(/ id="?deposit"?(?=[\s>])/, ' id=elsewhere'),
    says: /the place is on screen/,
  },
};

export const foldsOpen: Check = {
  name: 'navigation: a fold opens when a search hit leads into it',
  run: async (stage) => {
    const { tab, site, until } = stage;
    // The word is only in a fold of the method's entry.
    await tab.open(site.at('api/contracts/handlers/puffer-vault-handler?_highlight=previews#depositETH'));
    await started(stage);
    await until('the fold with the highlighted word is open', () =>
      tab.evaluate(() =>
        [...document.querySelectorAll('details[open]')].some((fold) => fold.textContent?.includes('previews')),
      ),
    );
  },
  mustFail: {
    path: PAGES,
    change: withScript('addEventListener("toggle", ({ target }) => { target.open = false; }, true)'),
    says: /the fold with the highlighted word is open/,
  },
};
