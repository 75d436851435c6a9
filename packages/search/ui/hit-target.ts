import type { SearchHit } from '../worker/protocol';

/** Returns the address of a hit below the base path, with the terms to highlight on its page. */
export function hitTarget({ route, anchor, terms }: SearchHit): string {
  const marks = new URLSearchParams(terms.map((term) => ['_highlight', term])).toString();
  return `${route}${marks && `?${marks}`}${anchor && `#${encodeURIComponent(anchor)}`}`;
}

/** Returns the breadcrumbs of a hit, which end with the page unless the hit is the page itself. */
export function hitTrail({ trail, pageTitle, name }: SearchHit): string {
  return [trail, pageTitle === name ? '' : pageTitle].filter((part) => part !== '').join(' › ');
}
