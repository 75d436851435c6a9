import { BASE_URL } from '../../site/config/limits';
import { expect, test } from './support/test';

/** What the first window of the home page answers, from top to bottom. */
const ANSWERS = {
  'what it is': 'article p:has-text("SDK for interacting with the smart contracts")',
  install: 'article pre:has-text("npm install")',
  'a first deposit': 'article a[href$="#a-first-deposit"]',
  'I want to': 'article h2:has-text("I want to")',
  'the first way': 'svg.picture a >> nth=0',
};

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the first window of ${width} x ${height} answers what it is, how to install it and where to go`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(BASE_URL);
    let above = 0;
    for (const [what, selector] of Object.entries(ANSWERS)) {
      const box = await page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`the home page has no ${what}`);
      expect(box.y, what).toBeGreaterThanOrEqual(above);
      expect(box.y + box.height, what).toBeLessThanOrEqual(height);
      above = box.y;
    }
  });

test('a box of the picture leads to its guide, and stays within the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(BASE_URL);
  const wish = page.locator('svg.picture a', { hasText: 'at once' });
  const texts = await page.locator('svg.picture text').all();
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) {
    const box = await text.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
  await wish.click();
  // The server redirects to the form with a slash, when the browser follows the link before the application does.
  await expect(page).toHaveURL(/guides\/withdrawing\/?#at-once$/);
});
