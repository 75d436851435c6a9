import { type Page } from '@playwright/test';

interface RootState {
  readonly mode: string | null;
  readonly choice: string | null;
  readonly stored: string | null;
}

/** Returns the theme attributes of the page root, and the stored values. */
export function rootState(page: Page): Promise<RootState> {
  return page.evaluate(() => ({
    mode: document.documentElement.getAttribute('data-theme'),
    choice: document.documentElement.getAttribute('data-theme-choice'),
    stored: localStorage.getItem('theme'),
  }));
}

/** Stores values before any script of the first load runs, but not on later loads of the tab. */
export async function storeFirst(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('e2e-stored') !== null) return;
    sessionStorage.setItem('e2e-stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}
