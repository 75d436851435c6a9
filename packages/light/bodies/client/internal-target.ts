import siteConfig from '@generated/docusaurus.config';

/**
 * Returns the address that the router can follow, or null for a link that belongs to the browser: another site, a file,
 * a new tab.
 */
export function internalTarget(link: Element): URL | null {
  const href = link.getAttribute('href') ?? '';
  const target = link.getAttribute('target') ?? '_self';
  if (href.startsWith('#') || target !== '_self' || link.hasAttribute('download')) return null;
  const url = new URL(href, window.location.href);
  const isFile = /\.\w+$/.test(url.pathname) && !url.pathname.endsWith('.html');
  return url.origin === window.location.origin && url.pathname.startsWith(siteConfig.baseUrl) && !isFile ? url : null;
}
