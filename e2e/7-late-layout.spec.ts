import { type Page } from '@playwright/test';
import { noPrefetch } from './support/connection';
import { started } from './support/open-page';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const HANDLER = 'api/contracts/handlers/institutional-vault-handler';
const LONG = [HANDLER, 'api/contracts/abis/mainnet/PufferVaultV5', 'getting-started', 'guides/permits-and-approvals'];
const TELEPHONE = { width: 390, height: 800 };

/** Returns the number of boxes without layout. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.late')].filter(
        ({ firstElementChild: inside }) => inside?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  );

/** Collects what waits for an idle moment. The returned function runs it and tells how much it was. */
async function neverIdle(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept: IdleRequestCallback[] = [];
    Object.assign(window, { kept });
    window.requestIdleCallback = (run) => kept.push(run);
  });
  return () =>
    page.evaluate(() => {
      const { kept } = window as unknown as { kept: IdleRequestCallback[] };
      const none = { didTimeout: false, timeRemaining: () => 0 };
      let count = 0;
      for (let run = kept.shift(); run !== undefined; run = kept.shift(), count++) run(none);
      return count;
    });
}

const top = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

/** Pictures the end of a page as a part of the whole page, without scrolling. */
async function pictureOfEnd(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: height - 2000, width: 1280, height: 2000 };
  return page.screenshot({ fullPage: true, clip });
}

for (const idle of [true, false]) {
  test(`a picture of the whole page, which nobody touches, ${idle ? 'is complete' : 'has holes when the page is never idle'}`, async ({
    page,
  }) => {
    await noPrefetch(page);
    if (!idle) await neverIdle(page);
    await page.goto(HANDLER, { waitUntil: 'networkidle' });
    const seen = await pictureOfEnd(page);
    await page.evaluate(() => document.documentElement.removeAttribute('data-late-layout'));
    expect(seen.equals(await pictureOfEnd(page))).toBe(idle);
  });
}

test('a reader who has scrolled keeps the place: nothing more is laid out in idle moments', async ({ page }) => {
  await holdApp(page);
  const runIdle = await neverIdle(page);
  await page.goto(HANDLER);
  await page.evaluate(() => window.scrollTo(0, 0.5 * document.documentElement.scrollHeight));
  await page.waitForTimeout(200);
  const before = await waiting(page);
  expect(before).toBeGreaterThan(20);
  expect(await runIdle()).toBeGreaterThan(0);
  expect(await waiting(page)).toBe(before);
});

test.describe('late layout of a page that is never idle', () => {
  test.beforeEach(async ({ page }) => void (await neverIdle(page)));

  test('distant content waits until the application has started', async ({ page }) => {
    await noPrefetch(page);
    await page.goto(HANDLER);
    expect(await waiting(page)).toBeGreaterThan(20);
    await started(page);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('content that the reader reaches is laid out without the application', async ({ page }) => {
    await holdApp(page);
    await page.goto(HANDLER);
    const far = page.locator('.late').nth(20);
    await far.evaluate((box) => box.scrollIntoView());
    await expect
      .poll(() => far.evaluate((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
  });

  test('a key press lays out everything: it may scroll to the end or search the page', async ({ page }) => {
    await holdApp(page);
    await page.goto(HANDLER);
    await page.keyboard.press('End');
    await expect.poll(() => waiting(page)).toBe(0);
  });

  for (const viewport of [TELEPHONE, { width: 1280, height: 800 }]) {
    test.describe(`${viewport.width} wide`, () => {
      test.use({ viewport });

      test('a link within the page goes to its heading', async ({ page }) => {
        await holdApp(page);
        await page.goto(HANDLER);
        await page.locator('main a[href$="#customExternalCall"]').first().click();
        await expect(page).toHaveURL(/#customExternalCall$/);
        await expect.poll(() => top(page, 'customExternalCall')).toBeLessThan(120);
        expect(await top(page, 'customExternalCall')).toBeGreaterThanOrEqual(-8);
      });

      test('an address with an anchor shows its target, also after the application has started', async ({ page }) => {
        for (const path of [`${HANDLER}#transfer`, 'api/reverts#error-InvalidMultiplier']) {
          const id = path.split('#')[1] ?? '';
          await page.goto(path);
          expect(await waiting(page)).toBe(0);
          const before = await top(page, id);
          expect(before).toBeGreaterThanOrEqual(-8);
          expect(before).toBeLessThan(300);
          await started(page);
          expect(await top(page, id)).toBeCloseTo(before, -1);
          // Without this the next address differs only in its anchor, and the page would not reload.
          await page.goto('about:blank');
        }
      });
    });
  }

  for (const viewport of [TELEPHONE, { width: 1280, height: 800 }]) {
    test.describe(`far down, ${viewport.width} wide`, () => {
      test.use({ viewport });

      for (const path of LONG) {
        test(`the text in view on ${path} does not move when the application starts`, async ({ page }) => {
          const release = await holdApp(page);
          await page.goto(path);
          // Scrolls as dragging the scrollbar does: far at once, past content without layout.
          for (const share of [0.3, 0.6, 0.5]) {
            await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
            await page.waitForTimeout(200);
          }
          const read = await page.evaluateHandle(() => {
            const texts = [...document.querySelectorAll<HTMLElement>('main :is(p, li, pre, dt, dd, h2, h3, h4)')];
            const shown = texts.find((text) => {
              const { top, bottom } = text.getBoundingClientRect();
              return text.checkVisibility({ contentVisibilityAuto: true }) && top > 100 && bottom > top && top < 700;
            });
            if (shown === undefined) throw new Error('nothing is on the screen');
            return shown;
          });
          const place = (): Promise<number> => read.evaluate((text) => text.getBoundingClientRect().top);
          const before = await place();
          release();
          await started(page);
          await expect.poll(() => waiting(page)).toBe(0);
          expect(Math.abs((await place()) - before)).toBeLessThan(2);
        });
      }
    });
  }

  test('a reload, whose position the browser restores, waits for nothing', async ({ page }) => {
    await page.goto(HANDLER);
    await page.reload();
    expect(await waiting(page)).toBe(0);
  });

  test('print shows everything', async ({ page }) => {
    await holdApp(page);
    await page.goto(HANDLER);
    await page.emulateMedia({ media: 'print' });
    // The browser lays out the boxes in the next frame.
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('nothing waits', async ({ page }) => {
      await page.goto(HANDLER);
      await expect(page.locator('html')).not.toHaveAttribute('data-late-layout');
    });
  });

  test.describe('estimated heights', () => {
    test.use({ viewport: TELEPHONE });

    /** Returns boxes that are higher than their estimate, which would overlap the content below. */
    const tooLow = (page: Page): Promise<string[]> =>
      page.evaluate(() => {
        document.documentElement.setAttribute('data-late-layout', '');
        const boxes = [...document.querySelectorAll('.late')];
        const heights = boxes.map((box) =>
          parseFloat(getComputedStyle(box).containIntrinsicBlockSize.replace('auto ', '')),
        );
        document.documentElement.removeAttribute('data-late-layout');
        return boxes.flatMap((box, at) => {
          const { height } = box.getBoundingClientRect();
          return height > (heights[at] ?? 0) ? [`${box.firstElementChild?.id}: ${height} > ${heights[at]}`] : [];
        });
      });

    for (const path of LONG) {
      test(`suffice on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await tooLow(page)).toEqual([]);
        await page.evaluate(() => {
          const low = new CSSStyleSheet();
          low.replaceSync('.late { --late: 1px !important }');
          document.adoptedStyleSheets = [low];
        });
        expect(await tooLow(page)).not.toEqual([]);
      });
    }
  });
});
