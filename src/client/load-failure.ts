import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';

const isChunkError = (reason: unknown): reason is Error =>
  reason instanceof Error && (reason.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(reason.message));

const hasStarted = (): boolean => document.documentElement.getAttribute('data-has-hydrated') === 'true';

function showAlert(message: string): void {
  const alert = document.createElement('div');
  alert.className = 'load-failure';
  const text = document.createElement('p');
  text.textContent = `${translate({
    id: 'site.loadFailure',
    message: 'Part of this page could not be loaded:',
  })} ${message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = translate({ id: 'site.loadFailure.retry', message: 'Retry' });
  retry.addEventListener('click', () => window.location.reload());
  alert.append(text, retry);
  document.body.prepend(alert);
  // The role comes last: a live region announces what changes in it after it exists.
  requestAnimationFrame(() => alert.setAttribute('role', 'alert'));
}

// A navigation whose content fails reloads the page (PendingNavigation). When the content is still missing after that, the
// framework leaves the static page without a word; this says what happened. Once the page has started, a failed preload of
// a link that was only hovered must stay silent.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (hasStarted() || !isChunkError(event.reason)) return;
    event.preventDefault();
    if (!document.querySelector('.load-failure')) showAlert(event.reason.message);
  });
}
