// oxlint-disable-next-line no-restricted-imports -- this is the one that all others use
import { test as base, type BrowserContext } from '@playwright/test';
import { noPrefetch } from './connection';

export { expect } from '@playwright/test';

interface Options {
  /** Whether pages prefetch the targets of their links: some 25 files, a fifth of the work of a load. */
  prefetch: boolean;
}

/** Playwright's `test`, with a still pointer, which drops request handlers that outlive their test. Every spec uses it. */
export const test = base.extend<Options>({
  prefetch: [false, { option: true }],
  context: async ({ context, prefetch }, use) => {
    await keepPointerStill(context);
    if (!prefetch) await noPrefetch(context);
    await use(context);
    await endRoutes(context);
  },
});

/**
 * Hides the pointer of the headless shell, which some pages without a mouse see at 0, 0: for the site that is an
 * interaction. A test that moves the mouse moves it elsewhere.
 */
export async function keepPointerStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const hide = (event: PointerEvent): void => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', hide, true);
  });
}

/**
 * Removes all request handlers of a context. A handler that is still waiting or reading an answer fails when the
 * context closes; without this, the failure would count against the next test, or against none.
 */
export async function endRoutes(context: BrowserContext): Promise<void> {
  const leave = { behavior: 'ignoreErrors' } as const;
  for (const page of context.pages()) await page.unrouteAll(leave);
  await context.unrouteAll(leave);
}
