import { useHistory } from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import { useEffect } from 'react';
import { prefetch, preload } from '../../application/client/docusaurus';

/** Pages that are prefetched because a link to them in the text is in view, on each page that the reader opens. */
const PREFETCHED_PAGES = 4;
/** How long the pointer or the focus rests on a link before its page is loaded: moving across a menu loads nothing. */
const REST_MS = 30;

/**
 * Makes links of printed HTML work like the framework's links: the router follows them. The page of a link is loaded on
 * touch, or when the pointer or the focus rests on it.
 */
export function useLinks(): void {
  const history = useHistory();
  useEffect(() => {
    let rest = 0;
    const follow = (event: MouseEvent): void => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      // The framework has already handled its own links and called preventDefault.
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      history.push(target.pathname + target.search + target.hash);
    };
    const load = (event: Event): void => {
      const target = targetOf(event);
      // Leaving a link with the pointer cancels the load; moving the focus does not.
      if (target !== null || event.type === 'mouseover') clearTimeout(rest);
      if (target === null || target.pathname === window.location.pathname) return;
      rest = window.setTimeout(() => preload(target.pathname), event.type === 'touchstart' ? 0 : REST_MS);
    };
    const interactions = ['mouseover', 'focusin', 'touchstart'];
    document.addEventListener('click', follow);
    for (const type of interactions) document.addEventListener(type, load, { passive: true });
    return () => {
      clearTimeout(rest);
      document.removeEventListener('click', follow);
      for (const type of interactions) document.removeEventListener(type, load);
    };
  }, [history]);
}

let observer: IntersectionObserver | undefined;

interface Update {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}

/** Client module: prefetches the first pages behind links in view, in the text of each page that the reader opens. */
export default {
  onRouteDidUpdate({ location: { pathname }, previousLocation }: Update): void {
    if (pathname === previousLocation?.pathname) return;
    observer?.disconnect();
    const ahead = new Set<string>();
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const path = isIntersecting ? internalTarget(target)?.pathname : undefined;
        if (path === undefined || path === pathname || ahead.size === PREFETCHED_PAGES) continue;
        ahead.add(path);
        prefetch(path);
      }
    });
    for (const link of document.querySelectorAll('article a[href]:not(nav a)')) observer.observe(link);
  },
};

function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link === null ? null : internalTarget(link);
}

/**
 * Returns the address that the router can follow, or null for a link that belongs to the browser: another site, a file,
 * a new tab.
 */
function internalTarget(link: Element): URL | null {
  const href = link.getAttribute('href') ?? '';
  const target = link.getAttribute('target') ?? '_self';
  if (href.startsWith('#') || target !== '_self' || link.hasAttribute('download')) return null;
  const url = new URL(href, window.location.href);
  const isFile = /\.\w+$/.test(url.pathname) && !url.pathname.endsWith('.html');
  return url.origin === window.location.origin && url.pathname.startsWith(siteConfig.baseUrl) && !isFile ? url : null;
}
