import { type Page } from '@playwright/test';

/**
 * Names of the buttons that a reader could press, other than those that work without the application: triggers whose menu
 * opens by focus, the button of a form, and what offers to load the page again.
 */
export function liveButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
      .filter((button) => !button.matches('a[href], [type=submit], [aria-haspopup], [role=alert] *'))
      .map((button) => button.ariaLabel ?? button.textContent ?? ''),
  );
}
