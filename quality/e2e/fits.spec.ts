import { ELEMENTS_BUDGET } from '../../site/config/budgets';
import { misfits } from './support/misfits';
import { openPage } from './support/open-page';
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

test('the heaviest handler page is half as high as before entries had weights, and light', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'api/contracts/handlers/institutional-vault-handler');
  await page.keyboard.press('Shift');
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    elements: document.querySelectorAll('*').length,
  }));
  // It had 58,246 px.
  expect(size.height).toBeLessThan(29_123);
  // The rule "elements" counts those of the HTML; the application adds a few.
  expect(size.elements).toBeLessThanOrEqual(ELEMENTS_BUDGET.count);
});

test('from 1440 px on the call stands beside its description', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, 'api/contracts/handlers/puffer-depositor-handler');
  const entry = page.locator('section:has(> #depositStETH)');
  const [text, call] = await Promise.all([
    entry.locator('> p').first().boundingBox(),
    entry.locator('pre').boundingBox(),
  ]);
  expect(call?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});

test('from 1920 px on a page uses at least 1,100 px, and its lines stay short enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ['api/contracts/handlers/puffer-depositor-handler', 'guides/depositing-eth', 'getting-started']) {
    await openPage(page, path);
    const article = await page.locator('.theme-doc-markdown').boundingBox();
    expect(article?.width ?? 0, path).toBeGreaterThanOrEqual(1100);
    const lines = await page
      .locator('.theme-doc-markdown :is(.section, .markdown) > p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
    expect(lines.length, path).toBeGreaterThan(5);
    expect(Math.max(...lines), path).toBeLessThanOrEqual(46 * 16);
  }
});

test('on a wide window a guide shows beside the code what it sends', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openPage(page, 'guides/depositing-eth');
  const code = await page.locator('.theme-code-block:has(+ .sample)').first().boundingBox();
  const sample = page.locator('.sample').first();
  const beside = await sample.boundingBox();
  expect(beside?.x ?? 0).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0));
  expect(Math.abs((beside?.y ?? 0) - (code?.y ?? 0))).toBeLessThan(20);
  await sample.locator('summary').first().click();
  expect(await page.evaluate(misfits, true)).toEqual([]);
});
