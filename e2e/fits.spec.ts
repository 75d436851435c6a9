import { misfits } from './support/misfits';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const PAGES = [
  'api/contracts/handlers/institutional-vault-handler',
  'api/contracts/handlers/puffer-depositor-handler',
  'api/contracts/abis/mainnet/PufferVaultV5',
  'api/contracts/addresses',
  'api/contracts/tokens',
  'api/approvals',
  'api/access',
  'api/events',
  'guides/depositing-eth',
  'guides/withdrawing',
];

for (const width of [1280, 768, 390, 320]) {
  test(`everything fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await openPage(page, path);
      // Lines of code have 80 columns, which fit from 768 px on; on a phone they wrap.
      expect(await page.evaluate(misfits, width >= 768), path).toEqual([]);
    }
  });
}

test('what does not fit is found', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(
    `<main><pre style="width: 9ch; overflow: auto">const cut = 1;</pre>
     <p style="width: 9ch; overflow-wrap: anywhere">NonRestakingWithdrawal</p>
     <p style="width: 9ch; overflow-wrap: anywhere">Restaking<wbr>With</p>
     <p style="width: 9ch; overflow-wrap: anywhere">0x6d5115bd00000000</p><div style="width: 900px">x</div></main>`,
  );
  expect(await page.evaluate(misfits, true)).toEqual([
    'the page is 908 px wide',
    'cut: const cut = 1;',
    'breaks: NonRestakingWithdrawal',
  ]);
});

test('the heaviest handler page is half as high as before entries had weights, and light', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'api/contracts/handlers/institutional-vault-handler');
  await page.keyboard.press('Shift');
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    elements: document.querySelector('main')?.querySelectorAll('*').length ?? 0,
  }));
  // It had 58,246 px.
  expect(size.height).toBeLessThan(29_123);
  expect(size.elements).toBeLessThan(2_600);
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
  await page.setViewportSize({ width: 1920, height: 900 });
  const article = await page.locator('.theme-doc-markdown').boundingBox();
  expect(article?.width ?? 0).toBeGreaterThanOrEqual(1100);
});
