import siteConfig from '@generated/docusaurus.config';

/** The router accepts addresses with .html on client navigation. The address bar then shows the clean one. */
export function onRouteDidUpdate(): void {
  const { pathname, search, hash } = window.location;
  // Outside the base a path can begin with two slashes, which the browser would parse as a host.
  if (!pathname.startsWith(siteConfig.baseUrl) || !pathname.endsWith('.html')) return;
  window.history.replaceState(window.history.state, '', cleanPath(pathname, siteConfig.baseUrl) + search + hash);
}

/** Turns `/base/page/index.html` and `/base/page.html` into `/base/page`; the base keeps its slash. */
function cleanPath(path: string, baseUrl: string): string {
  const clean = path.replace(/(?:\/index)?\.html$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}
