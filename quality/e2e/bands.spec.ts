import { emptyBands, greyHoles, MOST_SPACE_PX } from './support/gaps';
import { expect, test } from './support/test';

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
