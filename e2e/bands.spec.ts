import { emptyBands, greyHoles, MOST_SPACE_PX } from './support/gaps';
import { expect, test } from './support/test';
import { holdApp } from './support/waiting-scripts';

const PAGES = [
  '',
  'getting-started',
  'guides/',
  'guides/withdrawing',
  'handlers',
  'changes',
  'data',
  'tools/compose',
  'tools/permit',
  'api/',
  'api/contracts/handlers/institutional-vault-handler',
  'api/contracts/abis/mainnet/PufferVaultV5',
  'api/contracts/addresses',
  'api/contracts/tokens',
  'api/approvals',
  'api/access',
  'api/events',
  'api/reverts',
  'api/exports',
  'puffer-component-example',
];

for (const width of [1280, 390]) {
  test(`no band is empty before the application starts, and no grid has a hole, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await holdApp(page);
    for (const path of PAGES) {
      await page.goto(path === '' ? './' : path);
      // True heights: until the application starts, distant sections have estimated ones.
      await page.evaluate(() => document.documentElement.removeAttribute('data-late-layout'));
      expect(await page.evaluate(emptyBands, MOST_SPACE_PX), path).toEqual([]);
      expect(await page.evaluate(greyHoles), path).toEqual([]);
    }
  });
}

test('an empty band is found', async ({ page }) => {
  await page.setContent(
    '<main><p>Above</p><form style="height: 200px; visibility: hidden">Filter</form><p>Below</p></main>',
  );
  expect(await page.evaluate(emptyBands, MOST_SPACE_PX)).toEqual([expect.stringMatching(/^2\d\d px below "Above"$/)]);
});

test('a hole in a grid is found', async ({ page }) => {
  const grid = (count: number): string =>
    `<div style="display: grid; grid-template-columns: 1fr 1fr; gap: 1px; background: grey">${'<p style="margin: 0; background: white">cell</p>'.repeat(count)}</div>`;
  await page.setContent(`<main>${grid(4)}${grid(3)}</main>`);
  expect(await page.evaluate(greyHoles)).toEqual([expect.stringMatching(/^div of 3 cells/)]);
});
