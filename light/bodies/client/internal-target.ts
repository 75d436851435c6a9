import siteConfig from '@generated/docusaurus.config';

/** Where a link of this site leads, or null when the browser follows it better than the router: other sites, files, new tabs. */
export function internalTarget(link: Element): URL | null {
  const href = link.getAttribute('href') ?? '';
  const target = link.getAttribute('target') ?? '_self';
  if (href.startsWith('#') || target !== '_self' || link.hasAttribute('download')) return null;
  const url = new URL(href, window.location.href);
  const isFile = /\.\w+$/.test(url.pathname) && !url.pathname.endsWith('.html');
  return url.origin === window.location.origin && url.pathname.startsWith(siteConfig.baseUrl) && !isFile ? url : null;
}
