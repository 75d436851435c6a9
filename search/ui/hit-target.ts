import type { SearchHit } from '../worker/protocol';

/** Address of a hit below the base path, with the terms that its page shall mark. */
export function hitTarget({ route, anchor, terms }: SearchHit): string {
  const marks = new URLSearchParams(terms.map((term) => ['_highlight', term])).toString();
  return `${route}${marks && `?${marks}`}${anchor && `#${encodeURIComponent(anchor)}`}`;
}

/** Breadcrumbs of a hit, ending with the page where the hit is a part of one. */
export function hitTrail({ trail, pageTitle, name }: SearchHit): string {
  return [trail, pageTitle === name ? '' : pageTitle].filter((part) => part !== '').join(' › ');
}
