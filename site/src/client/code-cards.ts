import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Escape hides the card of a link in code until the next key press there.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ target, key }) => {
    const frame = target instanceof Element ? target.closest('.theme-code-block') : null;
    frame?.classList.toggle('code-cards-dismissed', key === 'Escape');
  });
}
