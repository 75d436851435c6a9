import { type Page, type Request } from '@playwright/test';

/** The application's scripts, as files below assets/js, that a page has asked for in order to run them. */
export function appScripts(page: Page): () => string[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return () => asked.filter((request) => request.resourceType() === 'script').map((request) => request.url());
}

/** Holds the application's main script back until `release` is called. */
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
