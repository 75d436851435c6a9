import { mainNav, openPage, shownLink } from './support/open-page';
import { expect, test } from './support/test';

// The consequences of an SDK update: the page generated from the history of the releases.

test.describe('two releases', () => {
  test('stay apart until the older one is chosen first, and are compared: warnings, changes with links, and a checklist to copy', async ({
    page,
  }) => {
    await openPage(page, 'changes');
    await page.getByLabel('You have').selectOption('1.32.0');
    await page.getByLabel('You want').selectOption('1.31.0');
    await expect(page.getByText('Choose an older release on the left.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();
    await page.getByLabel('You have').selectOption('1.28.4');
    await page.getByLabel('You want').selectOption('1.30.2');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
    await expect(page.getByText('From 1.28.4 to 1.30.2', { exact: true })).toBeVisible();
    const warnings = page.locator('p:text-is("Where the update can cost money") + dl');
    await expect(warnings.getByRole('term')).toHaveText(['1.28.5', '1.29.0', '1.30.2']);
    const checklist = page.getByRole('group', { name: 'Checklist from 1.28.4 to 1.30.2' });
    await expect(checklist).toContainText(
      '[ ] Money (1.28.5): Revoke the allowance of PUFFER for the old address, and read its code with getCode',
    );
    await expect(checklist).toContainText('[ ] Gone: function setAuthority(address) of ABI InstitutionalVault');
    await expect(checklist).toContainText('viem: ^2.33.1 -> ^2.45.0');
    for (const older of ['1.32.0', '1.28.4']) {
      await page.getByLabel('You have').selectOption(older);
      await expect(checklist).toHaveCount(older === '1.28.4' ? 1 : 0);
    }
    await page.locator('p:text-is("What changed") + dl').first().getByRole('link', { name: 'Chain.Monad' }).click();
    await expect(page).toHaveURL(/api\/chains\/constants#Chain-Monad$/);

    await test.step('a release that brought a thing stands on its entry, and the index is filtered by it', async () => {
      await openPage(page, 'api/contracts/handlers/carrot-vesting-handler#getNewDuration2');
      await expect(page.getByText('since 1.32.0', { exact: true }).first()).toBeVisible();
      await shownLink(mainNav(page), 'API Reference').click();
      await page.getByLabel(/Filter handlers/).fill('since 1.30');
      await expect(
        page.getByRole('definition').filter({ visible: true, hasText: 'NonRestaking' }).first(),
      ).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^1 of/ })).toBeVisible();
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the last ten releases, their warnings and checklists are readable', async ({ page }) => {
    await page.goto('changes');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d+\.\d+\.\d+/ })).toHaveCount(10);
    await expect(page.getByText('sends value with the transaction: the sender pays it').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Checklist from 1.31.1 to 1.32.0' })).toContainText(
      '[ ] Run your tests',
    );
    await expect(page.getByText('turn scripts on')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0);
  });
});
