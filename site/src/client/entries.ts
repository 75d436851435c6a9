import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Forms and values that open below an entry are separate chunks, which load when the reader asks for them. */
const load = () => import(/* webpackChunkName: "t-entry" */ '@sdk-docs/tools/pages/compose/entry');

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>(
      '[data-compose],[data-read]',
    );
    if (control === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load()
      .then(({ toggle }) => toggle(control))
      // A button stays, and can be pressed again.
      .catch((error: unknown) => ('href' in control ? location.assign(control.href) : console.error(error)));
  });

interface Update {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

interface Location {
  readonly pathname: string;
  readonly hash: string;
}

/** An open form is in the address: a reload and the back button show it again. */
export function onRouteDidUpdate({ location: { pathname, hash }, previousLocation }: Update): void {
  // The state of a tool is no anchor, so the framework keeps the scroll position of the previous page.
  const from = previousLocation?.pathname ?? pathname;
  if (from !== pathname && pathname.includes('/tools/') && hash.includes('=')) scrollTo(0, 0);
  if (/\/api\/.*#in=/.test(location.href))
    load()
      .then(({ reopen }) => reopen())
      // An extra: the page stays as printed, and its link loads the form again or leads to the composer's page.
      .catch(() => undefined);
}
