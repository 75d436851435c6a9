import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Escape closes the menu of a phone, and hides the card of a link in code until the next key press there.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ target, key }) => {
    const escapes = key === 'Escape';
    // A program can send the event to the document itself.
    (target as Partial<Element>).closest?.('.theme-code-block')?.classList.toggle('code-cards-dismissed', escapes);
    if (escapes) document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
  });
}
