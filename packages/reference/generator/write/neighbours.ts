import type { Reference } from '../../model/reference';
import { apiSidebar, type SidebarItem } from './sidebar';

/** Ids of the documents before and after a page; null at the ends. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

const orders = new WeakMap<Reference, readonly string[]>();

/**
 * Returns the base pages around a page, in the order of the sidebar. Docusaurus would count the hidden variants and
 * lead a reader from a contract to its own cross-reference.
 */
export function neighboursOf(reference: Reference, id: string): Neighbours {
  const order = orders.get(reference) ?? apiSidebar(reference).flatMap(basePages);
  orders.set(reference, order);
  const at = order.indexOf(id);
  if (at < 0) throw new Error(`the sidebar does not list ${id}`);
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/** A category with a page of its own contains that page's variants; any other contains pages. */
function basePages(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  return item.link === undefined ? item.items.flatMap(basePages) : [item.link.id];
}
