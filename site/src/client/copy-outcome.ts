/** Async, so that it rejects where the browser has no clipboard: on plain HTTP. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Hydration restores the text of the server, which would remove the outcome. */
async function hydrated(): Promise<void> {
  while (document.documentElement.dataset.hasHydrated !== 'true') await new Promise(requestAnimationFrame);
}

const SHOWN_MS = 1500;
/** What is copied. The button of code has an icon, and the outcome is its title. */
export type Copied = 'text' | 'page' | 'code';

/** Shows the outcome of copying on the button and in its accessible name, then restores both. */
export async function showOutcome(button: HTMLButtonElement, copying: Promise<void>, copied: Copied): Promise<void> {
  const outcome = await copying.then(
    () => 'copied',
    () => (copied === 'page' ? 'not copied: open it' : 'select it by hand'),
  );
  await hydrated();
  const { dataset } = button;
  const shown = copied === 'code' ? 'title' : 'textContent';
  const write = (state: string, text = state, name = text): void => {
    dataset.state = state;
    button.ariaLabel = name;
    button[shown] = text;
  };
  dataset.idle ??= button[shown] as string;
  // Without an accessible name of its own, a button is named by its text.
  dataset.name ??= button.ariaLabel ?? '';
  write(outcome);
  clearTimeout(Number(dataset.timer));
  dataset.timer = String(setTimeout(write, SHOWN_MS, 'idle', dataset.idle, dataset.name));
}
