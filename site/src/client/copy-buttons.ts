import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Returns the code as written, without the cards of its links. */
function textBeside(button: Element): string {
  const code = button.closest('[data-copied]')?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  code?.querySelectorAll('.code-card').forEach((card) => card.remove());
  return code?.textContent ?? '';
}

/** Returns the Markdown of the page, from the link next to the button. */
async function pageBeside(button: Element): Promise<string> {
  const answer = await fetch(button.parentElement?.querySelector('a')?.href ?? '');
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/** Copies a text that has not loaded yet: Safari only allows this during the click. */
function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return text.then((value) => navigator.clipboard.writeText(value));
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Rejects when the browser denies the clipboard: on plain HTTP and in some frames. */
async function copy(button: HTMLButtonElement): Promise<void> {
  if (button.dataset.copy === 'page') await copyLater(pageBeside(button));
  else await navigator.clipboard.writeText(textBeside(button));
}

/** Hydration restores the text of the server, which would remove the outcome. */
async function hydrated(): Promise<void> {
  while (document.documentElement.dataset.hasHydrated !== 'true') await new Promise(requestAnimationFrame);
}

// One listener for all buttons, which are printed HTML without handlers.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-copy]');
    if (button !== null) void showOutcome(button, copy(button), button.dataset.copy as Copied);
  });
}

const SHOWN_MS = 1500;
/** Labels of buttons, by what they copy: code has an icon, and the label is its title. */
const outcomes = {
  text: { copied: 'copied', failed: 'select it by hand' },
  page: { copied: 'copied', failed: 'not copied: open it' },
  code: { copied: 'Copied', failed: 'Could not copy, select it by hand' },
} as const;
type Copied = keyof typeof outcomes;

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
