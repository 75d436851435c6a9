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

test('a fold in the prose of a record stays below the pointer when it opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPage(page, 'api/approvals');
  const folds = page.locator('[data-table] td[data-label] > details > summary').filter({ hasText: /^more$/ });
  const place = () =>
    folds.nth(1).evaluate((fold) => {
      const { left, top } = fold.getBoundingClientRect();
      return [left, top].map(Math.round);
    });
  await folds.nth(1).evaluate((fold) => fold.scrollIntoView({ block: 'center' }));
  const before = await place();
  for (const open of [true, false]) {
    await folds.nth(1).click();
    await expect(folds.nth(1).locator('..')).toHaveJSProperty('open', open);
    expect(await place()).toEqual(before);
  }
});
