import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The form below an entry is a file of its own, which loads when the reader asks for it. */
const load = () => import(/* webpackChunkName: "t-entry" */ '@sdk-docs/tools/pages/compose/entry');

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-compose]');
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load()
      .then(({ toggle }) => toggle(link))
      .catch(() => location.assign(link.href));
  });

interface Update {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

interface Location {
  readonly pathname: string;
  readonly hash: string;
}

/** A form that was open is in the address: a reload and the back button show it again. */
export function onRouteDidUpdate({ location: { pathname, hash }, previousLocation }: Update): void {
  // The state of a tool is no anchor, so the framework leaves the page where the one before was scrolled to.
  const arrived = previousLocation !== null && previousLocation.pathname !== pathname;
  if (arrived && pathname.includes('/tools/') && hash.includes('=')) window.scrollTo(0, 0);
  if (/\/api\/.*#in=/.test(location.href)) void load().then(({ reopen }) => reopen());
}
