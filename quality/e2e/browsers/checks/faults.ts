import assert from 'node:assert/strict';
import { MAIN_SCRIPT, PAGES, THEME_BUTTON, type Check, type Stage, withScript } from '../check';
import { type Change } from '../faulty-site';
import { liveButtons } from '../../support/live-buttons';

/** Without the application a page says so, no control looks active, and its links work. */
const withoutMain = (name: string, change: Change, mustFail: Check['mustFail']): Check => ({
  name: `faults: a page whose application is ${name} says so, links work`,
  run: async ({ tab, site, until }: Stage) => {
    site.change(MAIN_SCRIPT, change);
    await tab.open(site.at('getting-started'));
    await tab.click(THEME_BUTTON);
    await until('the page says that a part is missing', () =>
      tab.evaluate(() => /could not be loaded/.test(document.querySelector('[role=alert]')?.textContent ?? '')),
    );
    assert.deepEqual(await tab.evaluate(liveButtons), []);
    // Without timers only the click itself can follow the link.
    await tab.evaluate(() => void (window.setTimeout = (() => 0) as never));
    await tab.evaluate(() => document.querySelector('main p a[href*="/api/"]')?.scrollIntoView({ block: 'center' }));
    await tab.evaluate(() => document.querySelector<HTMLElement>('main p a[href*="/api/"]')?.click());
    await until('the link leads on', () => tab.evaluate(() => location.pathname.includes('/api/')));
  },
  mustFail,
});

export const missingMain = withoutMain('missing', () => null, {
  path: PAGES,
  change: (html) => withScript('')(html).replaceAll('could not be loaded', 'is fine'),
  says: /says that a part is missing/,
});
export const cutMain = withoutMain('cut off', (code) => code.slice(0, code.length / 2), {
  path: PAGES,
  change: withScript('addEventListener("click", (event) => event.preventDefault(), true)'),
  says: /the link leads on/,
});

export const searchWithoutMain: Check = {
  name: 'faults: the results page without its application says what to do',
  run: async ({ tab, site, until }) => {
    site.change(MAIN_SCRIPT, () => null);
    await tab.open(site.at('search?q=deposit'));
    await until('the results page says what to do', () =>
      tab.evaluate(() => {
        const main = document.querySelector<HTMLElement>('main');
        return /needs JavaScript/.test(main?.innerText ?? '') && main?.querySelector('a[href]') !== null;
      }),
    );
  },
  mustFail: {
    path: PAGES,
    change: (html) => html.replaceAll('needs JavaScript', 'needs nothing'),
    says: /says what to do/,
  },
};
