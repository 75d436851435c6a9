import { budgetOf } from '../config/budgets';
import { IDLE_DELAY_MS } from '../light/start/settings';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';

// `npm run check:build` counts the files that a page refers to (checks/first-load.ts). This test measures the browser's
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

for (const route of ROUTES) {
  test(`/${route}: all scripts of the started page are within the budget`, async ({ page }) => {
    const budget = budgetOf(`/${route}`)?.started ?? 0;
    const weight = weighScripts(page);
    await page.goto(route === '' ? './' : route);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: IDLE_DELAY_MS + 10_000 });
    await page.waitForLoadState('networkidle');
    const bytes = await weight();
    expect(bytes).toBeGreaterThan(0.8 * budget);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}
