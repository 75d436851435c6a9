import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/** `test` of Playwright; what a test still answers itself when it ends is left alone. Every spec uses this one. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await endRoutes(context);
  },
});

/**
 * Takes all request handlers of a context away. One that is at work then, waiting or reading an answer, fails when the
 * context closes; without this the failure would be counted against whatever test runs next, or against none.
 */
export async function endRoutes(context: BrowserContext): Promise<void> {
  const leave = { behavior: 'ignoreErrors' } as const;
  for (const page of context.pages()) await page.unrouteAll(leave);
  await context.unrouteAll(leave);
}
