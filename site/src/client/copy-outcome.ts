/** Async, so that it rejects where the browser has no clipboard: on plain HTTP. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Hydration restores the text of the server, which would remove the outcome. */
async function hydrated(): Promise<void> {
  while (document.documentElement.dataset.hasHydrated !== 'true') await new Promise(requestAnimationFrame);
}

const SHOWN_MS = 1500;
/** Labels of buttons, by what they copy: code has an icon, and the label is its title. */
const outcomes = {
  text: { copied: 'copied', failed: 'select it by hand' },
  page: { copied: 'copied', failed: 'not copied: open it' },
  code: { copied: 'Copied', failed: 'Could not copy, select it by hand' },
} as const;
export type Copied = keyof typeof outcomes;

/** Shows the outcome of copying on the button, then restores the button's text. */
export async function showOutcome(button: HTMLButtonElement, copying: Promise<void>, copied: Copied): Promise<void> {
  const outcome = await copying.then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
  await hydrated();
  const inWords = copied !== 'code';
  const write = (state: string, text: string): void => {
    button.dataset.state = state;
    if (inWords) button.textContent = text;
    else button.title = button.ariaLabel = text;
  };
  const idle = (button.dataset.idle ??= inWords ? (button.textContent ?? '') : button.title);
  write(outcome, outcomes[copied][outcome]);
  clearTimeout(Number(button.dataset.timer));
  button.dataset.timer = String(setTimeout(write, SHOWN_MS, 'idle', idle));
}
