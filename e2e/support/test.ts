import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playwright's `test`, which drops request handlers that outlive their test. Every spec uses it. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await endRoutes(context);
  },
});

/**
 * Removes all request handlers of a context. A handler that is still waiting or reading an answer fails when the
 * context closes; without this, the failure would count against the next test, or against none.
 */
export async function endRoutes(context: BrowserContext): Promise<void> {
  const leave = { behavior: 'ignoreErrors' } as const;
  for (const page of context.pages()) await page.unrouteAll(leave);
  await context.unrouteAll(leave);
}
