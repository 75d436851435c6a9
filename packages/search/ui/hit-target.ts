import type { SearchHit } from '../worker/protocol';

/**
 * Returns the address of a hit below the base path, with the terms to highlight on its page: without any, its name. A
 * single word of the name ("Two") would be marked wherever a text has it.
 */
export function hitTarget({
  route,
  anchor,
  terms,
  name,
}: Pick<SearchHit, 'route' | 'anchor' | 'terms' | 'name'>): string {
  const marked = (terms.length > 0 ? terms : [name]).filter((term) => term !== '');
  const marks = new URLSearchParams(marked.map((term) => ['_highlight', term])).toString();
  return `${route}${marks && `?${marks}`}${anchor && `#${encodeURIComponent(anchor)}`}`;
}
