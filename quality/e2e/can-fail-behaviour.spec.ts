import { gzipSync } from 'node:zlib';
import { type Page } from '@playwright/test';
import { textColours } from './support/colours';
import { markLoad, wasReloaded } from './support/full-load';
import { across, countOnScreen, isCovered } from './support/geometry';
import { dataFiles, recordRequests } from './support/requests';
import { rootState } from './support/root-state';
import { missing, onNewScripts, repair, withFault } from './support/script-faults';
import { weighScripts } from './support/script-weight';
import { isBusy, markedTerms, options, resultLinks } from './support/search-ui';
import { endRoutes, expect, test } from './support/test';
import { barsSeen, watchBars } from './support/thin-bars';
import { heightTimes, watchHeights } from './support/transitions';
import { unnamed } from './support/unnamed';
import { unreachableWideBoxes } from './support/wide-boxes';

const SITE = 'http://tiny.test/';

/** Serves the files of this test's own site, and opens its first page. */
async function openTiny(page: Page, html: string, files: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.route(`${SITE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = name === '' ? `<!doctype html><title>tiny</title><body>${html}` : files[name];
    if (body === undefined) return route.fulfill({ status: 404, body: 'not found' });
    return route.fulfill({ body, contentType: name.endsWith('.js') ? 'text/javascript' : 'text/html' });
  });
  await page.goto(SITE);
}

test('a full load is distinguished from a change of the address', async ({ page }) => {
  await openTiny(page, '<h1>one</h1>');
  await markLoad(page);
  await page.evaluate(() => history.pushState({}, '', '/two'));
  expect(await wasReloaded(page)).toBe(false);
  await page.goto(SITE);
  expect(await wasReloaded(page)).toBe(true);
});

test('what is measured on a page tells its faults from sound markup', async ({ page }) => {
  await test.step('a target behind the bar, above or below the screen counts as covered', async () => {
    await page.setContent(`<div id="bar" style="position:fixed;top:0;height:60px;width:100%">bar</div>
      <p id="behind" style="position:absolute;top:30px">behind</p><p id="clear" style="position:absolute;top:90px">clear</p>
      <p id="above" style="position:absolute;top:-200px">above</p><p id="below" style="position:absolute;top:4000px">below</p>`);
    const bar = page.locator('#bar');
    for (const id of ['behind', 'above', 'below']) expect(await isCovered(page.locator(`#${id}`), bar), id).toBe(true);
    expect(await isCovered(page.locator('#clear'), bar)).toBe(false);
  });

  await test.step('left, right and off screen are distinguished', async () => {
    await page.setContent(`<a href="#" style="position:fixed;left:5px">left</a><a href="#" style="position:fixed;right:5px">right</a>
      <a href="#" style="position:fixed;right:-500px">off</a>`);
    expect(await across(page.getByText('left'))).toBeLessThan(0.5);
    expect(await across(page.getByText('right'))).toBeGreaterThan(0.5);
    expect(await countOnScreen(page.getByRole('link'))).toBe(2);
  });

  await test.step('code without highlighting has too few colours', async () => {
    await page.setContent('<pre><code><span>const</span> <span>a</span></code></pre>');
    expect(await textColours(page.locator('pre'))).toHaveLength(1);
    await page.setContent(
      '<pre><span style="color:red">const</span><span style="color:blue">a</span><span>;</span></pre>',
    );
    expect(await textColours(page.locator('pre'))).toHaveLength(3);
  });

  await test.step('a missing animation and one of fixed length are found', async () => {
    await page.setContent('<style>p{height:10px;transition:height 60ms}p.tall{height:99px}</style><p></p><p></p>');
    await watchHeights(page);
    expect(await heightTimes(page)).toEqual([]);
    await page.locator('p').evaluateAll((all) => all.forEach((element) => element.classList.add('tall')));
    await expect.poll(() => heightTimes(page)).toEqual([0.06, 0.06]);
  });

  await test.step('a missing, distant or hidden loading indicator is found', async () => {
    const box = page.getByRole('textbox');
    const place = (top: number, more = '') =>
      `<input><p style="position:fixed;top:${top}px;${more}" role="status">Loading</p>`;
    for (const [html, busy] of [
      ['<input>', false],
      [place(700), false],
      [place(20, 'opacity:0'), false],
      ['<input><p role="status"></p>', false],
      [place(20), true],
      ['<input aria-busy="true">', true],
      [
        '<style>@keyframes turn{to{rotate:1turn}}b{animation:turn 1s infinite;display:block}</style><input><b>o</b>',
        true,
      ],
    ] as const) {
      await page.setContent(html);
      // An animation runs from its first frame.
      await expect.poll(() => isBusy(box), html).toBe(busy);
    }
  });

  await test.step('missing highlights, a ninth suggestion and an extra result are found', async () => {
    const many = (count: number, html: string) => html.repeat(count);
    await page.setContent(`<main>plain text ${many(51, '<p><a href="/puffer-sdk/a">hit</a></p>')}<a href="/puffer-sdk/search?q=a">more</a></main>
      <ul role="listbox">${many(9, '<li role="option">one</li>')}</ul>`);
    expect(await markedTerms(page)).toEqual([]);
    await expect(options(page)).toHaveCount(9);
    await expect(resultLinks(page)).toHaveCount(51);
    // A list of the terms above the text does not count as a highlight in the text.
    await page.setContent('<main><p>Highlighted: <mark>deposit</mark></p><article>a deposit</article></main>');
    expect(await markedTerms(page)).toEqual([]);
    await page.setContent('<main><article>a <mark>deposit</mark></article></main>');
    expect(await markedTerms(page)).toEqual(['deposit']);
  });

  await test.step('controls without letters in their name and images without alt are found', async () => {
    await page.setContent('<a href="#">named</a><button aria-label="Close">✕</button><img alt="" src="data:,">');
    expect(await unnamed(page)).toEqual([]);
    await page.setContent('<a href="#"></a><button>✕</button><input><img src="data:," width="9" height="9">');
    expect(await unnamed(page)).toHaveLength(4);
  });

  await test.step('wide code and tables without keyboard access are found', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const wide = '<code style="display:block;width:2000px">code</code>';
    const cases = [
      [`<main><pre tabindex="0" style="overflow:auto">${wide}</pre></main>`, 0],
      ['<main><pre style="overflow:auto">short</pre></main>', 0],
      [`<main><div tabindex="0" style="overflow:auto"><table style="width:2000px"><tr><td>a</table></div></main>`, 0],
      [`<main><pre style="overflow:auto">${wide}</pre></main>`, 1],
      ['<main><table style="width:2000px"><tr><td>a</table></main>', 1],
    ] as const;
    for (const [html, count] of cases) {
      await page.setContent(html);
      expect(await unreachableWideBoxes(page), html).toHaveLength(count);
    }
  });

  await test.step('a progress bar that is too early, stays or never appears is found', async () => {
    const bar = '<i style="position:fixed;top:0;left:0;width:100%;height:3px"></i>';
    await page.setContent('<h1>loading</h1>');
    await watchBars(page);
    await page.waitForTimeout(100);
    expect(await barsSeen(page)).toEqual({ firstSeen: null, isThere: false });
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), bar);
    await expect.poll(async () => (await barsSeen(page)).isThere).toBe(true);
    expect((await barsSeen(page)).firstSeen).not.toBeNull();
    // A bar from before the click is not a reaction to it.
    await page.setContent(bar);
    await watchBars(page);
    await page.waitForTimeout(100);
    expect((await barsSeen(page)).firstSeen).toBeNull();
  });
});

test('prefetched files and files fetched too early are found', async ({ page }) => {
  const requests = recordRequests(page);
  await openTiny(page, '<link rel="prefetch" href="/next.js"><script>fetch("/index.json")</script>', {
    'next.js': '',
    'index.json': '{}',
  });
  await expect.poll(() => requests.prefetched()).toEqual([`${SITE}next.js`]);
  const data = () => dataFiles(requests.since(requests.all.slice(0, 1)), new URL(SITE).origin);
  await expect.poll(data).toContain(`${SITE}index.json`);
  expect(requests.scripts()).toEqual([]);
});

test('scripts count when they run, also late ones, but not when they are only prefetched', async ({ page }) => {
  const late = 'const late = 1;'.repeat(50);
  const files = {
    'one.js': `document.head.append(Object.assign(document.createElement('script'), { src: '/late.js' }))`,
    'late.js': late,
    'ahead.js': 'x'.repeat(5000),
  };
  const weight = weighScripts(page);
  await openTiny(page, '<link rel="prefetch" href="/ahead.js"><script src="/one.js"></script>', files);
  await page.waitForLoadState('networkidle');
  const bytes = (text: string) => gzipSync(text, { level: 9 }).length;
  expect(await weight()).toBe(bytes(files['one.js']) + bytes(late));
});

test('scripts fail only when they are new', async ({ page }) => {
  const files = { 'assets/js/old.js': 'window.old = 1', 'assets/js/new.js': 'window.new = 1' };
  await openTiny(page, '<script src="/assets/js/old.js"></script>', files);
  await onNewScripts(page, missing);
  const load = (name: string) =>
    page.evaluate((url) => fetch(url).then(({ status }) => status), `/assets/js/${name}.js`);
  expect([await load('old'), await load('new')]).toEqual([200, 404]);
});

test('a chunk is made to throw until it is repaired', async ({ page }) => {
  const chunk = `(self.webpackChunktiny = self.webpackChunktiny || []).push([['1'], { 7(module, exports) {
    Object.defineProperty(exports, 'default', { enumerable: true, get: () => () => 'fine' });
  } }]);`;
  const run = `self.webpackChunktiny = [];
    self.webpackChunktiny.push = ([, modules]) => { const module = { exports: {} }; modules[7](module, module.exports); self.tiny = module.exports.default; };`;
  await openTiny(page, `<script>${run}</script><script src="/one.js"></script>`, {
    'one.js': withFault(chunk, 'injected'),
  });
  const call = () =>
    page.evaluate(() => {
      try {
        return (window as unknown as { tiny: () => string }).tiny();
      } catch (error) {
        return String(error);
      }
    });
  expect(await call()).toBe('Error: injected');
  await repair(page);
  expect(await call()).toBe('fine');
});

test('junk attributes of the root are reported unchanged', async ({ page }) => {
  await openTiny(page, '<script>localStorage.theme = "blue"; document.documentElement.dataset.theme = "blue"</script>');
  expect(await rootState(page)).toEqual({ mode: 'blue', choice: null, stored: 'blue' });
});

test('the pointer that the browser reports at 0, 0 is hidden, and another is not', async ({ page }) => {
  await page.goto('about:blank');
  const moves = await page.evaluateHandle(() => {
    const seen: string[] = [];
    addEventListener('pointermove', ({ clientX, clientY }) => seen.push(`${clientX},${clientY}`));
    return seen;
  });
  await page.mouse.move(0, 0);
  await page.mouse.move(7, 5);
  await page.mouse.move(0, 0);
  expect(await moves.jsonValue()).toEqual(['7,5']);
});

test('an answer that is still pending when a test ends does not affect later tests', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/held', async (route) => {
    await held;
    await route.fetch();
  });
  const asked = page.waitForRequest('**/held');
  await page.evaluate((url) => void fetch(url).catch(() => undefined), `${SITE}held`);
  await asked;
  await endRoutes(context);
  await context.close();
  goOn();
  // Without endRoutes the answer would fail here, outside any test, and the runner would fail this one.
  await new Promise((later) => setTimeout(later, 300));
});
