import { type Page } from '@playwright/test';
import { ELEMENTS_BUDGET } from '../../site/config/budgets';
import { misfits } from './support/misfits';
import { openPage } from './support/open-page';
import { resize } from './support/resize';
import { expect, test } from './support/test';

test('what does not fit is found', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(
    `<main><pre style="width: 9ch; overflow: auto">const cut = 1;</pre>
     <p style="width: 9ch; overflow-wrap: anywhere">NonRestakingWithdrawal</p>
     <p style="width: 9ch; overflow-wrap: anywhere">Restaking<wbr>With</p>
     <p style="width: 9ch; overflow-wrap: anywhere">0x6d5115bd00000000</p><div style="width: 900px">x</div>
     <div role="region" style="width: 300px; overflow: auto"><table><tr><th>n</th><td>
       <div style="width: 400px">wide</div></td></tr></table></div></main>`,
  );
  expect(await page.evaluate(misfits, true)).toEqual([
    'the page is 908 px wide',
    'cut: const cut = 1;',
    expect.stringMatching(/^cell wider than \d+ px: .*wide/s),
    'breaks: NonRestakingWithdrawal',
  ]);
});

test('the heaviest handler page is light once it is started', async ({ page }) => {
  await openPage(page, 'api/contracts/handlers/institutional-vault-handler');
  await page.keyboard.press('Shift');
  // The rule "elements" counts those of the HTML; the application adds a few.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(ELEMENTS_BUDGET.count);
});

test('the text column has one measure, and never gets narrower in a wider window', async ({ page }) => {
  for (const path of ['guides/withdrawing', 'api/reverts', 'data']) {
    let before = 0;
    await openPage(page, path);
    for (const width of [320, 390, 768, 996, 997, 1024, 1199, 1200, 1280, 1440, 1920]) {
      await resize(page, width);
      const column = (await page.locator('.theme-doc-markdown h1').boundingBox())?.width ?? 0;
      expect(column, `${path} at ${width}`).toBeGreaterThanOrEqual(before - 1);
      before = column;
      const toc = page.locator('.theme-doc-toc-desktop');
      await expect(toc).toBeVisible({ visible: width >= 1200 });
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: width < 1200 });
    }
    const widths = await page
      .locator('.theme-doc-markdown :is(h2, .theme-code-block, .theme-admonition)')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.closest('.section > *') === block)
          .map((block) => Math.round(block.getBoundingClientRect().width)),
      );
    expect(widths.length, path).toBeGreaterThan(0);
    expect(Math.max(...widths), path).toBeLessThanOrEqual(42 * 16);
  }
});

test('text and table of contents stand at one place, whatever a page shows', async ({ page }) => {
  const kinds = [
    'guides/',
    'guides/depositing-eth',
    'api/contracts/handlers/puffer-depositor-handler',
    'api/approvals',
    'tools/calldata',
  ];
  const places = new Map<number, Set<string>>();
  for (const path of kinds) {
    await page.goto(path);
    for (const width of [1280, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = ['.theme-doc-markdown h1', '.theme-doc-toc-desktop', 'button[data-copy="page"] + a'];
      const boxes = await Promise.all(
        edges.map((edge) => page.locator(edge).evaluate((element) => element.getBoundingClientRect())),
      );
      const [text, contents, copy] = boxes as [DOMRect, DOMRect, DOMRect];
      places.set(width, (places.get(width) ?? new Set()).add(`${text.x} ${contents.x}`));
      expect(Math.abs(copy.right - text.right), `copy and text of ${path} at ${width}`).toBeLessThan(1);
    }
  }
  for (const [width, found] of places) expect([...found], `at ${width}`).toHaveLength(1);
});

test('on a phone the breadcrumbs are one line, and what they leave out ends with an ellipsis', async ({ page }) => {
  const pages = [
    'api/contracts/handlers/non-restaking-withdrawal-credentials-handler-1',
    'api/contracts/abis/mainnet/NonRestakingWithdrawalCredentials-1',
    'guides/withdrawing',
  ];
  for (const path of pages) {
    await openPage(page, path);
    for (const width of [320, 390, 480]) {
      await page.setViewportSize({ width, height: 700 });
      const trail = page.locator('.breadcrumbs');
      const problems = await trail.evaluate((list) => {
        const end = list.getBoundingClientRect().right + 4;
        return [...list.querySelectorAll<HTMLElement>('.breadcrumbs__link')]
          .filter((crumb) => crumb.checkVisibility())
          .flatMap((crumb) => {
            const cut = crumb.scrollWidth > crumb.clientWidth;
            const marked = getComputedStyle(crumb).textOverflow === 'ellipsis';
            const outside = crumb.getBoundingClientRect().right > end;
            return outside || (cut && !marked) ? [crumb.textContent] : [];
          });
      });
      expect(problems, `${path} at ${width}`).toEqual([]);
      expect((await trail.boundingBox())?.height, `${path} at ${width}`).toBeLessThan(60);
    }
  }
});

test('a handler page uses a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, 'api/contracts/handlers/puffer-depositor-handler');
  await test.step('from 1440 px on the call stands beside its description', async () => {
    const entry = page.locator('section:has(> #depositStETH)');
    const [text, call] = await Promise.all([
      entry.locator('> p').first().boundingBox(),
      entry.locator('pre').boundingBox(),
    ]);
    expect(call?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  });
  await usesWideWindow(page);
});

test('guides use a wide window, and show beside the code what it sends', async ({ page }) => {
  await openPage(page, 'getting-started');
  await usesWideWindow(page);
  // Tabs are in an element without a box, which cannot limit them.
  expect((await page.locator('.tabs-container').first().boundingBox())?.width).toBeLessThanOrEqual(42 * 16);
  await openPage(page, 'guides/depositing-eth');
  await usesWideWindow(page);
  const code = await page.locator('.theme-code-block:has(+ .sample)').first().boundingBox();
  const sample = page.locator('.sample').first();
  const beside = await sample.boundingBox();
  expect(beside?.x ?? 0).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0));
  expect(Math.abs((beside?.y ?? 0) - (code?.y ?? 0))).toBeLessThan(20);
  await sample.locator('summary').first().click();
  expect(await page.evaluate(misfits, true)).toEqual([]);
});

/** From 1920 px on a page uses at least 1,100 px, and its lines stay short enough to read. */
async function usesWideWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 900 });
  const article = await page.locator('.theme-doc-markdown').boundingBox();
  expect(article?.width ?? 0, page.url()).toBeGreaterThanOrEqual(1100);
  const lines = await page
    .locator('.theme-doc-markdown :is(.section, .markdown) > p')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  expect(lines.length, page.url()).toBeGreaterThan(5);
  expect(Math.max(...lines), page.url()).toBeLessThanOrEqual(42 * 16);
}
