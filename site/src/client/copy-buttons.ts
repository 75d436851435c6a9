import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { copyText, showOutcome, type Copied } from './copy-outcome';

/** Returns the code as written, without the cards of its links. */
function textBeside(button: Element): string {
  const beside = button.closest('[data-copied]') as Element;
  const code = (beside.querySelector('code') as Element).cloneNode(true) as Element;
  code.querySelectorAll('.code-card').forEach((card) => card.remove());
  return code.textContent;
}

/** Returns the Markdown of the page, from the link next to the button. */
async function pageBeside(button: Element): Promise<string> {
  const link = (button.parentElement as Element).querySelector('a') as HTMLAnchorElement;
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(answer.url);
  return answer.text();
}

/** Copies a text that has not loaded yet: Safari only allows this during the click. */
function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return text.then(copyText);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Rejects when the browser denies the clipboard: on plain HTTP and in some frames. */
async function copy(button: HTMLButtonElement): Promise<void> {
  if (button.dataset.copy === 'page') await copyLater(pageBeside(button));
  else await copyText(textBeside(button));
}

// One listener for all buttons, which are printed HTML without handlers.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>('button[data-copy]');
    if (button) void showOutcome(button, copy(button), button.dataset.copy as Copied);
  });
}
