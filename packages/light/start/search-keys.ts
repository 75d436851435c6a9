/**
 * Handles the shortcuts of the search box until the application does. The focus moves to the box at once, so that the
 * next keys land in it. Keys that come before the box exists are stored and inserted later.
 *
 * Runs as an inline script: its source is printed into the page, so it uses nothing from outside.
 */
export function keepSearchKeys(startedEvent: string): void {
  const page = document;
  /** Text typed before the box exists; null until the shortcut is pressed. */
  let early: string | null = null;
  const give = (): void => {
    const box = page.querySelector<HTMLInputElement>('[role=search] input');
    if (early === null || box === null) return;
    box.focus();
    if (early !== '') box.value += early;
    early = null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const mod = ctrlKey || metaKey;
    const isField = (target as Element).matches('input, textarea, select');
    const isShortcut =
      (mod && !altKey && !shiftKey && key.toLowerCase() === 'k') ||
      (key === '/' && early === null && !mod && !altKey && !isField);
    if (isShortcut) early ??= '';
    give();
    const isText = early !== null && key.length === 1 && !mod && !altKey;
    if (!isShortcut && isText) early += key;
    if (isShortcut || isText) event.preventDefault();
  };
  page.addEventListener('keydown', onKey, true);
  page.addEventListener('DOMContentLoaded', give);
  page.addEventListener(startedEvent, () => page.removeEventListener('keydown', onKey, true));
}
