/** The tools of tables are a file of their own: most pages have no table. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('[data-table]')) void import('./table-tools').then(({ prepare }) => prepare());
}
