import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const LINK = 'a[data-compose]';
/** The form below an entry is a file of its own, which loads when the reader asks for it. */
const load = () => import(/* webpackChunkName: "t-entry" */ '../tools/compose/entry');

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINK);
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load().then(
      ({ toggle }) => toggle(link),
      () => location.assign(link.href),
    );
  });

/** A form that was open is in the address: a reload and the back button show it again. */
export function onRouteDidUpdate(): void {
  if (location.hash.startsWith('#in=') && document.querySelector(LINK) !== null)
    void load().then(({ reopen }) => reopen());
}
