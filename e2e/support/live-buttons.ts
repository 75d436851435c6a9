/**
 * Names of the buttons of a page that a reader could press, other than those that work without the application: triggers whose
 * menu opens by focus, the button of a form, and what offers to load the page again. Runs in the page.
 */
export function liveButtons(): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
    .filter((button) => !button.matches('a[href], [type=submit], [aria-haspopup], [role=alert] *'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
}
