import { BASE_URL } from '../../site/config/limits';
import { expect, test } from './support/test';

/** Content of the home page -> where it begins at the latest, in heights of a wide and of a narrow window. */
const ANSWERS = {
  'what it is': ['article p:has-text("SDK for interacting with the smart contracts")', 1, 1],
  install: ['article pre:has-text("npm install")', 1, 1],
  'one primary button': ['article a:has-text("Set up a client")', 1, 1],
  'a first deposit': ['article pre:has-text("depositETH")', 1, 2],
  // 1.15 windows of 800 px: all three doors show in one of 920 px, two in one of 840.
  'the doors': ['#doors + ul a:has-text("Look up")', 1.05, 3],
  'the last door': ['#doors + ul a:has-text("Check")', 1.15, 3],
} as const;

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} x ${height} the home page says what it is, how to install it, and shows code`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(BASE_URL);
    for (const [what, [selector, wide, narrow]] of Object.entries(ANSWERS)) {
      const box = await page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`the home page has no ${what}`);
      expect(box.y + 40, what).toBeLessThanOrEqual(height * (width > 1000 ? wide : narrow));
    }
    const code = (await page.locator('article pre:has-text("depositETH")').first().textContent()) ?? '';
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(16);
    const columns = await Promise.all(
      ['article h1', '#a-first-deposit'].map((selector) => page.locator(selector).boundingBox()),
    );
    const beside = (columns[1]?.x ?? 0) > (columns[0]?.x ?? 0) + 300;
    expect(beside).toBe(width >= 1200);
  });

test('each way stands once, in a row for a finger, and the picture unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(BASE_URL);
  const rows = page.locator('.ways > li');
  expect(await rows.count()).toBe(13);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  const picture = page.locator('svg.picture');
  await expect(picture).toBeHidden();
  await page.getByText('Picture: What you hold').click();
  await expect(picture).toBeVisible();
  const texts = await picture.locator('text').all();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const box = await text.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
  await rows.getByRole('link', { name: 'WETH at once' }).click();
  // The server redirects to the form with a slash, if the browser follows the link before the application does.
  await expect(page).toHaveURL(/guides\/withdrawing\/?#at-once$/);
});
