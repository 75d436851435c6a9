import siteConfig from '@generated/docusaurus.config';

/** The router accepts addresses with .html on client navigation. The address bar then shows the clean one. */
export function onRouteDidUpdate(): void {
  const { pathname, search, hash } = window.location;
  const { baseUrl } = siteConfig;
  // Outside the base a path can begin with two slashes, which the browser would parse as a host.
  if (!pathname.startsWith(baseUrl) || !pathname.endsWith('.html')) return;
  // `/base/page/index.html` and `/base/page.html` become `/base/page`; the base keeps its slash.
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  window.history.replaceState(window.history.state, '', (`${clean}/` === baseUrl ? baseUrl : clean) + search + hash);
}
