import { type Page } from '@playwright/test';
import { started } from './support/open-page';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const HANDLER = 'api/contracts/handlers/institutional-vault-handler';

const top = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

for (const viewport of [
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a link within the page goes to its heading before the application has started', async ({ page }) => {
      await holdApp(page);
      await page.goto(HANDLER);
      await page.locator('main a[href$="#customExternalCall"]').first().click();
      await expect(page).toHaveURL(/#customExternalCall$/);
      await expect.poll(() => top(page, 'customExternalCall')).toBeLessThan(120);
      expect(await top(page, 'customExternalCall')).toBeGreaterThanOrEqual(-8);
    });

    for (const path of [`${HANDLER}#transfer`, 'api/reverts#error-InvalidMultiplier']) {
      test(`/${path} shows its target, also after the application has started`, async ({ page }) => {
        const id = path.split('#')[1] ?? '';
        await page.goto(path);
        const before = await top(page, id);
        expect(before).toBeGreaterThanOrEqual(-8);
        expect(before).toBeLessThan(300);
        await started(page);
        expect(await top(page, id)).toBeCloseTo(before, -1);
      });
    }

    for (const path of [HANDLER, 'guides/permits-and-approvals']) {
      test(`/${path}: the text in view does not move when the application starts`, async ({ page }) => {
        const release = await holdApp(page);
        await page.goto(path);
        await page.evaluate(() => window.scrollTo(0, 0.5 * document.documentElement.scrollHeight));
        // The browser only anchors the scroll position after a paint.
        await page.waitForTimeout(200);
        const read = await page.evaluateHandle(() => {
          const texts = [...document.querySelectorAll<HTMLElement>('main :is(p, li, pre, dt, dd, h2, h3, h4)')];
          const shown = texts.find((text) => {
            const { top, bottom } = text.getBoundingClientRect();
            return text.checkVisibility() && bottom > top && bottom > 100 && top < 700;
          });
          if (shown === undefined) throw new Error('nothing is on the screen');
          return shown;
        });
        const place = (): Promise<number> => read.evaluate((text) => text.getBoundingClientRect().top);
        const before = await place();
        release();
        await started(page);
        expect(Math.abs((await place()) - before)).toBeLessThan(2);
      });
    }
  });
}

test('on a phone the list of headings does not cover the heading of the address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const id = 'restaking-and-slashing';
  await page.goto(`staking/staking-at-puffer#${id}`);
  const bar = await page.locator('.theme-doc-toc-mobile').boundingBox();
  const end = (bar?.y ?? NaN) + (bar?.height ?? NaN);
  expect(await top(page, id)).toBeGreaterThanOrEqual(end);
  await started(page);
  expect(await top(page, id)).toBeGreaterThanOrEqual(end);
});
