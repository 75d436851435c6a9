import { type Page } from '@playwright/test';
import { load } from 'cheerio/slim';
import { BASE_URL } from '../../site/config/limits';
import { axeViolations, newAxeViolations, type SeenColours } from './support/axe';
import { watchFaults } from './support/faults';
import { focusProblems, forcedColourProblems } from './support/forced-colours';
import { headingProblems } from './support/headings';
import { horizontalOverflow } from './support/overflow';
import { watchPolicy } from './support/policy';
import { printProblems } from './support/print';
import { htmlProblems, readingProblems } from './support/readable';
import { routeProblems } from './support/route-answers';
import { soundPage, writeFourPages, type Files } from './support/four-pages';
import { serveFolder } from './support/static-site';
import { expect, test } from './support/test';
import { offScale } from './support/type-scale';

/** Runs each check of the sweeps on a sound small build and on one with the defect that the check must find. */
interface Case {
  readonly name: string;
  readonly broken: Files;
  readonly check: (page: Page, home: string) => Promise<readonly string[]>;
  /** Expected message of the check. */
  readonly says: RegExp;
  readonly withoutScripts?: boolean;
}

const text = `<p>${'Readable text of the page. '.repeat(10)}</p>`;
const open = async (page: Page, home: string): Promise<void> => void (await page.goto(home));
const style = (css: string): Files => ({
  'style.css': `a:focus-visible, button:focus-visible { outline: 2px solid } @media print { nav { display: none } } ${css}`,
});

/** The report of a page about itself. It has its own page, because what listens to one stays. */
const reported =
  (watch: (page: Page) => (() => readonly string[]) | Promise<() => readonly string[]>): Case['check'] =>
  async (page, home) => {
    const own = await page.context().newPage();
    const list = await watch(own);
    await own.goto(home, { waitUntil: 'networkidle' });
    const found = list();
    await own.close();
    return found;
  };

const afterOpening =
  (check: (page: Page) => Promise<readonly string[]>, width = 1280): Case['check'] =>
  async (page, home) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, home);
    return check(page);
  };

const inHtml = async (page: Page, home: string): Promise<readonly string[]> =>
  htmlProblems(load(await (await page.request.get(home)).text()), { sidebar: true });

// A check runs once on the sound build, whatever the number of its defects.
const faults = reported(watchFaults);
const axe = afterOpening(axeViolations);
const headings = afterOpening(headingProblems);
const printed = afterOpening(printProblems);
const forcedColours = afterOpening(forcedColourProblems);
const focus = afterOpening((page) => focusProblems(page, 4));
const reading = afterOpening((page) => readingProblems(page, { sidebar: true }));
const guides: Case['check'] = (page, home) => routeProblems(page.request, new URL('guides/', home).href, 'Guides');

const cases: readonly Case[] = [
  {
    name: 'a route that is missing',
    broken: { 'guides/index.html': null },
    check: guides,
    says: /HTTP 404/,
  },
  {
    name: 'a route that shows another page',
    broken: { 'guides/index.html': soundPage('Home') },
    check: guides,
    says: /h1 is \["Home"\], expected Guides/,
  },
  {
    name: 'contrast that is too low',
    broken: style('body { color: #bbb; background: #fff }'),
    check: axe,
    says: /color-contrast/,
  },
  {
    name: 'contrast that is too low, colours only',
    broken: style('body { color: #bbb; background: #fff }'),
    check: afterOpening((page) => axeViolations(page, true)),
    says: /color-contrast/,
  },
  {
    name: 'contrast that is too low in the other colour mode, in one element of a page that is sound',
    broken: style('[data-theme=dark] h1 { color: #bbb; background: #fff }'),
    check: async (page, home) => {
      const seen: SeenColours = { passed: new Set(), open: new Set() };
      await open(page, home);
      const light = [...(await newAxeViolations(page, seen)), ...(await newAxeViolations(page, seen))];
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      return [...light, ...(await newAxeViolations(page, seen, true))];
    },
    says: /^color-contrast[^\n]*: 1 times, first <h1[^\n]*$/,
  },
  {
    name: 'contrast that is too low, where a box lies behind a text that looks like a sound one',
    broken: {
      'index.html': soundPage(
        'Home',
        `<h1>Home</h1>${text}<p>Sound words</p>` +
          '<div style="display: grid"><div style="grid-area: 1/1; background: #333"></div><p style="grid-area: 1/1">Dark words</p></div>',
      ),
    },
    check: afterOpening((page) => newAxeViolations(page, { passed: new Set(), open: new Set() })),
    says: /color-contrast[^\n]*: 1 times, first <p[^\n]*Dark words/,
  },
  {
    name: 'an image without alt',
    broken: {
      'index.html': soundPage('Home', `<h1>Home</h1>${text}<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`),
    },
    check: axe,
    says: /image-alt/,
  },
  {
    name: 'a spacing that a reader cannot change',
    broken: {
      'index.html': soundPage('Home', `<h1>Home</h1>${text}<p style="letter-spacing: 1px !important">Fixed words</p>`),
    },
    check: axe,
    says: /avoid-inline-spacing/,
  },
  {
    name: 'a page wider than 320 px',
    broken: { 'index.html': soundPage('Home', `<h1>Home</h1><p style="width: 400px">wide</p>`) },
    check: afterOpening(horizontalOverflow, 320),
    says: /px of content in 320 px.*wide/s,
  },
  {
    name: 'a page wider than half the screen, as at 200 % zoom',
    broken: { 'index.html': soundPage('Home', `<h1>Home</h1><p style="width: 800px">wide</p>`) },
    check: afterOpening(horizontalOverflow, 640),
    says: /px of content in 640 px.*wide/s,
  },
  {
    name: 'an error on the console',
    broken: { 'script.js': 'console.error("hydration failed")' },
    check: faults,
    says: /console: hydration failed/,
  },
  {
    name: 'an uncaught exception',
    broken: { 'script.js': 'throw new Error("no such thing")' },
    check: faults,
    says: /uncaught: no such thing/,
  },
  {
    name: 'a request without an answer',
    broken: { 'index.html': soundPage('Home', `<h1>Home</h1>${text}<img alt="" src="nowhere.png">`) },
    check: faults,
    says: /request: .*nowhere\.png 404/,
  },
  {
    name: 'a script that the policy blocks',
    broken: {
      _headers: `${BASE_URL}*\n  Content-Security-Policy: script-src 'self'\n`,
      'index.html': soundPage('Home', `<h1>Home</h1>${text}<script>document.body.remove()</script>`),
    },
    check: reported(watchPolicy),
    says: /event: script-src-elem blocks inline/,
  },
  {
    name: 'two titles',
    broken: { 'index.html': soundPage('Home', `<h1>Home</h1><h1>Again</h1>${text}`) },
    check: headings,
    says: /2 h1/,
  },
  {
    name: 'a heading level left out',
    broken: { 'index.html': soundPage('Home', `<h1>Home</h1><h3>Deep</h3>${text}`) },
    check: headings,
    says: /h3 "Deep" leaves out a level/,
  },
  {
    name: 'text off the type scale',
    broken: {
      'index.html': soundPage('Home', `<h1>Home</h1>${text}<p><code>code</code> <em>stress</em></p>`),
      'style.css':
        'body, h1, button { font: 400 16px system-ui } p { font-size: 15px } nav a { font-weight: 700 } ' +
        'h1 { font-style: italic } code { font: 600 14px ui-monospace } main::after { content: "end"; font-family: serif }',
    },
    check: afterOpening(offScale),
    says: /a\.: normal 700 16px.*main\.::after.*serif.*h1\.: italic.*p\.: normal 400 15px.*code\.: normal 600 14px/s,
  },
  {
    name: 'navigation in print',
    broken: { 'style.css': 'body { color: #111 }' },
    check: printed,
    says: /the navbar is printed.*the sidebar is printed/s,
  },
  {
    name: 'content that does not fill the paper',
    broken: style('main { width: 40% }'),
    check: printed,
    says: /fills only \d+ %/,
  },
  {
    name: 'an element that refuses forced colours',
    broken: style('main { forced-color-adjust: none }'),
    check: forcedColours,
    says: /forced-color-adjust: none on <main/,
  },
  {
    name: 'focus that cannot be seen',
    broken: style('nav a:focus-visible { outline: none }'),
    check: focus,
    says: /no focus to be seen on <a/,
  },
  {
    name: 'a Tab stop out of sight',
    broken: style('nav a { position: absolute; left: -500px }'),
    check: focus,
    says: /Tab stop \d is not on screen: <a/,
  },
  {
    name: 'focus that stays in one place',
    broken: { 'script.js': 'addEventListener("keydown", (event) => event.preventDefault())' },
    check: focus,
    says: /4 Tab stops, but only 1 places/,
  },
  {
    name: 'links like the text around them when colours are forced',
    broken: {
      'index.html': soundPage('Home', `<h1>Home</h1>${text}<p>Go <a href="./" style="all: unset">home</a></p>`),
      'style.css': 'p { color: LinkText } @media print { nav { display: none } }',
    },
    check: forcedColours,
    says: /link like its text: <a/,
  },
  {
    name: 'text that only scripts write',
    broken: {
      'index.html': soundPage('Home', '<div id="root"></div>'),
      'script.js': `document.getElementById("root").innerHTML = ${JSON.stringify(`<h1>Home</h1>${text}`)}`,
    },
    check: reading,
    says: /no title to be seen.*only \d+ characters/s,
    withoutScripts: true,
  },
  {
    name: 'links that only scripts write',
    broken: { 'index.html': soundPage('Home').replace(/<a href/g, '<a data-href') },
    check: reading,
    says: /the navbar has only 0 links.*the sidebar has only 0 entries/s,
    withoutScripts: true,
  },
  {
    name: 'text that is hidden in the HTML',
    broken: {
      'index.html': soundPage('Home', `<h1 hidden>Home</h1><div hidden>${text}</div><script>${text}</script>`),
    },
    check: inHtml,
    says: /no title to be seen.*only \d+ characters/s,
  },
  {
    name: 'links that are not in the HTML',
    broken: { 'index.html': soundPage('Home').replace(/<a href/g, '<a data-href') },
    check: inHtml,
    says: /the navbar has only 0 links.*the sidebar has only 0 entries/s,
  },
];

/** Returns the message of a check for a small build with these files replaced. */
async function findings(page: Page, { check }: Case, files: Files): Promise<string> {
  const build = await writeFourPages(files);
  const site = await serveFolder(build.folder, BASE_URL);
  try {
    return (await check(page, site.home)).join('\n');
  } finally {
    await site.close();
    await build.remove();
  }
}

test('each check of the sweeps can fail', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext({ javaScriptEnabled: false })] as const;
  const pages = [await contexts[0].newPage(), await contexts[1].newPage()] as const;
  const sound = new Set<Case['check']>();
  for (const example of cases)
    await test.step(example.name, async () => {
      const { name, check, broken, says } = example;
      const page = pages[example.withoutScripts === true ? 1 : 0];
      if (!sound.has(check)) expect.soft(await findings(page, example, {}), name).toBe('');
      sound.add(check);
      expect.soft(await findings(page, example, broken), name).toMatch(says);
    });
  await Promise.all(contexts.map((context) => context.close()));
});
