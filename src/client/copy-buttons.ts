import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { showOutcome } from './copy-outcome';

/** Returns the code as written, without the cards of its links. */
function textBeside(button: Element): string {
  const code = button.closest('[data-copied]')?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  code?.querySelectorAll('.code-card').forEach((card) => card.remove());
  return code?.textContent ?? '';
}

// One listener for all buttons, which are printed HTML without handlers.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
    if (button === null) return;
    // Browsers refuse the clipboard on plain HTTP and in some frames.
    const done = navigator.clipboard?.writeText(textBeside(button)) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => showOutcome(button, 'copied'),
      () => showOutcome(button, 'failed'),
    );
  });
}
