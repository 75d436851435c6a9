import { type Page } from '@playwright/test';
import { setConnection } from './support/connection';
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

const top = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

test.describe('late layout', () => {
  test('distant content waits until the application has started', async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: true });
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
