import { activate, openPage } from './support/open-page';
import { expect, test } from './support/test';

test('the head of the ways out says what follows; a fold that a filter opened closes, one of the reader stays', async ({
  page,
}) => {
  await openPage(page, 'api/access');
  await expect(page.getByRole('columnheader', { name: 'To get out, and who can stop it' })).toBeVisible();
  const table = page.locator('[data-table]').filter({ has: page.locator('#contract-CarrotStaker') });
  const folds = table.locator('#contract-CarrotStaker details');
  const open = table.locator('#contract-CarrotStaker details[open]');
  const field = table.getByRole('searchbox');
  await page.locator('#contract-CarrotStaker').evaluate((row) => {
    for (let fold = row.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  });
  const count = await folds.count();
  expect(count).toBeGreaterThan(1);
  await field.fill('CarrotStaker');
  await expect(open).toHaveCount(count);
  await field.fill('');
  await expect(open).toHaveCount(0);
  await folds.first().locator('summary').click();
  await expect(open).toHaveCount(1);
  await field.fill('CarrotStaker');
  await expect(open).toHaveCount(count);
  await field.fill('');
  await expect(open).toHaveCount(1);
});

test('a row that the address names shows what it folds', async ({ page }) => {
  await openPage(page, 'api/reverts#error-AccessManagedUnauthorized');
  const row = page.locator('tr[id="error-AccessManagedUnauthorized"]');
  await expect(row.locator('details').first()).not.toHaveAttribute('open');
  await expect(row.getByText('With the right account, wait until the pause is over.')).toBeVisible();
});

test('a link of the running application into a folded table opens the fold and shows the row', async ({ page }) => {
  await openPage(page, 'api/contracts/abis/mainnet/PufferWithdrawalManager');
  const id = 'function-PufferWithdrawalManager-requestWithdrawal';
  await activate(page.locator(`a[href$="/api/access#${id}"]`).first());
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const row = page.locator(`tr[id="${id}"]`);
  await expect(row).toBeInViewport();
  // A second link on the same page: only the hash changes.
  const other = page.locator('tr[id="function-CarrotVesting-claim"]');
  await page.evaluate(() => window.location.assign('#function-CarrotVesting-claim'));
  await expect(other).toBeInViewport();
});

for (const [path, label, saysLess] of [
  ['api/approvals', /^more$/, true],
  ['api/reverts', /^\d+ contracts$/, false],
] as const)
  test(`a fold of a record stays below the pointer when it opens and closes: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await openPage(page, path);
    const fold = page.locator('[data-table] td[data-label] > details > summary').filter({ hasText: label }).nth(1);
    const place = async () => (await fold.boundingBox()) ?? { x: 0, y: 0 };
    await fold.evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
    const before = await place();
    for (const open of [true, false]) {
      await fold.click();
      await expect(fold.locator('..')).toHaveJSProperty('open', open);
      const { x, y } = await place();
      expect(x).toBe(before.x);
      // A box of its own is as high as its line.
      expect(Math.abs(y - before.y)).toBeLessThan(4);
      if (!open) continue;
      // Its content has the whole width, and its label doesn't offer what it already shows.
      const [row, content] = await fold.evaluate((summary) => {
        const range = document.createRange();
        range.selectNodeContents(summary.parentElement as Element);
        return [summary.closest('tr') as Element, range].map((part) => part.getBoundingClientRect().width);
      });
      expect(content).toBeGreaterThan((row ?? 0) * 0.6);
      const word = await fold.evaluate((summary) => getComputedStyle(summary, '::before').content);
      expect(word.includes('less')).toBe(saysLess);
    }
  });
