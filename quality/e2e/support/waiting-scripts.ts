import { type Page } from '@playwright/test';

/** Delays the application's main script until `release` is called. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}
