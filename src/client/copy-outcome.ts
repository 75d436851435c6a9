const SHOWN_MS = 1500;
const outcomes = {
  copied: { short: 'copied', long: 'Copied' },
  failed: { short: 'select it by hand', long: 'Could not copy, select it by hand' },
} as const;

/** Shows the outcome of copying on the button, then restores the button's text. */
export function showOutcome(button: HTMLButtonElement, outcome: keyof typeof outcomes): void {
  const write = (state: string, text: string): void => {
    button.dataset.state = state;
    if (button.dataset.copy === 'text') button.textContent = text;
    else button.title = button.ariaLabel = text;
  };
  const idle = (button.dataset.idle ??= button.dataset.copy === 'text' ? (button.textContent ?? '') : button.title);
  const { short, long } = outcomes[outcome];
  write(outcome, button.dataset.copy === 'text' ? short : long);
  clearTimeout(Number(button.dataset.timer));
  button.dataset.timer = String(setTimeout(write, SHOWN_MS, 'idle', idle));
}
