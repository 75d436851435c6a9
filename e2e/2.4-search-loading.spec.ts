import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';
import { indexFiles, isBusy, options, search, searchBox } from './support/search-ui';

test('R150 a loading indicator while the index loads', async ({ page, context }) => {
  const probe = await context.newPage();
  const files = new Set((await indexFiles(probe, (box) => box.focus())).map((url) => new URL(url).pathname));
  await probe.close();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(
    (url) => files.has(url.pathname),
    async (route) => {
      await held;
      await route.fallback();
    },
  );
  await openPage(page, 'guides/');
  expect(await isBusy(searchBox(page))).toBe(false);
  await search(page, 'deposit');
  await expect.poll(() => isBusy(searchBox(page))).toBe(true);
  await expect(options(page)).toHaveCount(0);
  release();
  // A query typed before the index was there is answered when it is.
  await expect(options(page).first()).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => isBusy(searchBox(page))).toBe(false);
});
