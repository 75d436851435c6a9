import { type Page } from '@playwright/test';
import { budgetOf, TOOL_BUDGET } from '../../site/config/budgets';
import { IDLE_DELAY_MS } from '@sdk-docs/light/start/settings';
import { goodConnection } from './support/connection';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';

test.use({ prefetch: true });

// `npm run check:build` counts the files that a page refers to (quality/checks/first-load.ts). This test measures the browser's
// requests after the application has started by itself, on pages of all classes and on pages without their own content.
const ROUTES = [
  '',
  'getting-started',
  'search',
  'no-such-page',
  'puffer-md-example',
  'api/reverts',
  'api/contracts/handlers/institutional-vault-handler',
  'api/contracts/abis/mainnet/PufferVaultV5',
];

/** Opens a page and waits until the application has started by itself. */
async function startByItself(page: Page, route: string): Promise<void> {
  await page.goto(route === '' ? './' : route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: IDLE_DELAY_MS + 10_000 });
  await page.waitForLoadState('networkidle');
}

test('all scripts of a started page are within the budget', async ({ page }) => {
  const weight = weighScripts(page);
  await goodConnection(page);
  for (const route of ROUTES) {
    const budget = budgetOf(`/${route}`)?.started ?? 0;
    await startByItself(page, route);
    const bytes = await weight();
    expect.soft(bytes, `/${route}`).toBeGreaterThan(0.8 * budget);
    expect.soft(bytes, `/${route}`).toBeLessThanOrEqual(budget);
  }
});

// The rule `tools` adds up what the chunks name. This message needs all of it: an error with its cause, and a text with
// its.
test('the revert doctor loads no more than a tool may for a message with an error and a text', async ({ page }) => {
  const weight = weighScripts(page);
  await goodConnection(page);
  await startByItself(page, 'tools/errors');
  // Files that the started page already has do not count.
  await weight();
  await page.getByRole('textbox').first().fill('InvalidAmount(), then reverted with reason string "UNAUTHORIZED"');
  const answers = page.locator('.tool-answer');
  await expect(answers.filter({ hasText: '"UNAUTHORIZED"' })).toContainText('bulkDeposit');
  await expect(answers.filter({ hasText: 'InvalidAmount()' })).toContainText('How it is known');
  await page.waitForLoadState('networkidle');
  const bytes = await weight();
  expect(bytes).toBeGreaterThan(0.8 * TOOL_BUDGET.bytes);
  expect(bytes).toBeLessThanOrEqual(TOOL_BUDGET.bytes);
});
