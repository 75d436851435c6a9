import type { Page } from '@playwright/test';
import { BASE_URL } from '../../site/config/limits';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const START = 'guides/depositing-eth';
const LONG = 'guides/withdrawing';
const HEADING = 'minimum';

/** The blocks of a body that are in the first painted frame. */
interface Put {
  readonly held: readonly boolean[];
  readonly tops: readonly number[];
}

/** Follows an address like a link in the text, and returns the content of the first paint. */
async function follow(page: Page, path: string): Promise<Put> {
  const before = await page.title();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    document.querySelector('main')?.prepend(link);
  }, BASE_URL + path);
  const put = nextBody(page);
  await page.getByRole('link', { name: 'there', exact: true }).evaluate((link: HTMLElement) => link.click());
  const seen = await put;
  await expect(page).not.toHaveTitle(before);
  await painted(page);
  return seen;
}

/** Blocks of the next body in the first painted frame. */
const nextBody = (page: Page): Promise<Put> =>
  page.evaluate(
    () =>
      new Promise<Put>((resolve) => {
        const old = document.querySelector('[data-body-of]');
        const observer = new MutationObserver(() => {
          const body = document.querySelector('[data-body-of]');
          if (body === null || body === old) return;
          observer.disconnect();
          const blocks = [...body.children];
          requestAnimationFrame(() =>
            resolve({
              held: blocks.map((block) => getComputedStyle(block).contentVisibility === 'hidden'),
              tops: blocks.map((block) => block.getBoundingClientRect().top + window.scrollY),
            }),
          );
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
  );

/** Resolves when everything that waits for the first paint is shown. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 0;
        const count = (): void => void (++frames === 4 ? setTimeout(done) : requestAnimationFrame(count));
        count();
      }),
  );

const blocksOf = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('[data-body-of] > *')];
    return {
      heights: blocks.map((block) => Math.round(block.getBoundingClientRect().height)),
      tops: blocks.map((block) => block.getBoundingClientRect().top + window.scrollY),
      holds: blocks.flatMap((block) => block.getAnimations()).length,
      styles: blocks.filter((block) => block.hasAttribute('style')).length,
      hidden: blocks.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length,
    };
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a change of route paints the first screen first, then the whole page (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, START);
    const { held, tops } = await follow(page, LONG);
    const first = held.indexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(held.slice(first)).not.toContain(false);
    // The window is full.
    expect(tops[first]).toBeGreaterThanOrEqual(860);
    const after = await blocksOf(page);
    expect(after).toMatchObject({ holds: 0, styles: 0, hidden: 0 });
    // Blocks painted first do not move.
    expect(after.tops.slice(0, first + 1)).toEqual(tops.slice(0, first + 1));
    await page.goto(LONG);
    expect((await blocksOf(page)).heights).toEqual(after.heights);
  });
}

test('a link with a hash waits for nothing and lands at its heading', async ({ page }) => {
  await openPage(page, START);
  const { held } = await follow(page, `${LONG}#${HEADING}`);
  expect(held).not.toContain(true);
  const top = await page.locator(`[id="${HEADING}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(-8);
  expect(top).toBeLessThan(300);
});

test('back waits for nothing and returns to its place', async ({ page }) => {
  await openPage(page, LONG);
  await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
  await painted(page);
  await follow(page, START);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(5);
  const put = nextBody(page);
  await page.goBack();
  expect((await put).held).not.toContain(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(5000);
});

test.describe('an element of an author', () => {
  // A style of the test, not of the site: the policy allows no style attribute.
  test.use({ bypassCSP: true });

  test('in the last block stands where the author has fixed it in the window', async ({ page }) => {
    await page.route('**/body.txt', async (route) => {
      const response = await route.fetch();
      const fixed = '<div style="position:fixed;left:0;bottom:0;z-index:999" id="fixed">fixed</div>';
      await route.fulfill({ response, body: `${await response.text()}<section>${fixed}</section>` });
    });
    await openPage(page, START);
    expect((await follow(page, LONG)).held.at(-1)).toBe(true);
    const place = await page.locator('#fixed').evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return { left, bottom: window.innerHeight - bottom, shown: document.elementFromPoint(1, innerHeight - 2)?.id };
    });
    expect(place).toEqual({ left: 0, bottom: 0, shown: 'fixed' });
  });
});
