import { type Page } from '@playwright/test';

/** Delays files that match the pattern until `release`, the result, is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Delays the application's main script. */
export const holdApp = (page: Page): Promise<() => void> => hold(page, '**/assets/js/main.*.js');
