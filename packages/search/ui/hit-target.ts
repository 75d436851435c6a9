import type { SearchHit } from '../worker/protocol';

/** Returns the address of a hit below the base path, with the terms to highlight on its page. */
export function hitTarget({ route, anchor, terms }: Pick<SearchHit, 'route' | 'anchor' | 'terms'>): string {
  const marks = new URLSearchParams(terms.map((term) => ['_highlight', term])).toString();
  return `${route}${marks && `?${marks}`}${anchor && `#${encodeURIComponent(anchor)}`}`;
}
