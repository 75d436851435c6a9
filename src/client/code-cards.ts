import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Escape puts away the card of a link in code, until another key is pressed there.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ target, key }) => {
    const frame = target instanceof Element ? target.closest('.theme-code-block') : null;
    frame?.classList.toggle('code-cards-dismissed', key === 'Escape');
  });
}
