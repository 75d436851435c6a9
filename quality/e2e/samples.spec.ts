import { expect, test } from './support/test';

const GUIDE = 'guides/depositing-eth';

test.describe('executed samples', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('show the card of an identifier on hover and on focus, and describe each request with its target and value', async ({
        page,
      }) => {
        await page.goto(GUIDE);
        const link = page.getByRole('main').getByRole('link', { name: 'PufferClientHelpers', exact: true }).first();
        const card = page.locator(`[id="${await link.getAttribute('aria-describedby')}"]`);
        await expect(card).toBeHidden();
        await link.hover();
        await expect(card).toBeVisible();
        await expect(card).toContainText('class PufferClientHelpers');
        await page.mouse.move(0, 0);
        await expect(card).toBeHidden();
        await link.focus();
        await expect(card).toBeVisible();

        const panel = page.getByRole('main').locator('details').filter({ hasText: '1 transaction' }).first();
        const call = panel.getByRole('link', { name: 'PufferVaultV5.depositETH(address)' }).first();
        await expect(call).toBeHidden();
        await panel.locator('summary').click();
        await expect(call).toBeVisible();
        await expect(panel).toContainText(/0xd9a442856c234a39a81a089c06451ebaa4306a72/i);
        await expect(panel).toContainText(/value/i);
        await expect(page.getByText('Run with SDK').first()).toBeVisible();

        await test.step('lead from a method to its reference', async () => {
          await page.getByRole('main').getByRole('link', { name: 'requestAddresses', exact: true }).first().click();
          await expect(page).toHaveURL(/\/api\/api\/puffer-client\/?#requestAddresses$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('PufferClient');
        });
      });
    });
  }
});
