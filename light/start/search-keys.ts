/**
 * The shortcuts of the search box, until the application hears them: they go to the box at once, so that it takes what is
 * typed next. Keys that come before the box is there are kept for it. Without the application this is all there is.
 *
 * Runs as an inline script: it is printed by its source and may use nothing from outside.
 */
export function keepSearchKeys(startedEvent: string): void {
  const page = document;
  /** Text for a box that is not there yet; null when nobody asked for the box. */
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
