const SHOWN_MS = 1500;
/** What buttons say, by what they copy: code has an icon and says it in its title. */
const outcomes = {
  text: { copied: 'copied', failed: 'select it by hand' },
  page: { copied: 'copied', failed: 'not copied: open it' },
  code: { copied: 'Copied', failed: 'Could not copy, select it by hand' },
} as const;
type Copied = keyof typeof outcomes;

/** Shows the outcome of copying on the button, then restores the button's text. */
export function showOutcome(button: HTMLButtonElement, outcome: keyof (typeof outcomes)[Copied]): void {
  const copied = button.dataset.copy as Copied;
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
