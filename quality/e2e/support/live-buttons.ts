/**
 * Returns the names of buttons that look active but need the application. Triggers whose menu opens on focus, submit
 * buttons and reload buttons do not count. Runs in the page.
 */
export function liveButtons(): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
    .filter((button) => !button.matches('a[href], [type=submit], .navbar__link, [role=alert] *'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
}
