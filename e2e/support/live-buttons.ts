import { type Page } from '@playwright/test';

/**
 * Returns the names of buttons that look active but need the application. Triggers whose menu opens on focus, submit
 * buttons and reload buttons do not count.
 */
export function liveButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
      .filter((button) => !button.matches('a[href], [type=submit], [aria-haspopup], [role=alert] *'))
      .map((button) => button.ariaLabel ?? button.textContent ?? ''),
  );
}
