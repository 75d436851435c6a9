import type { ItemKey } from '../../model/history';
import type { Reference } from '../../model/reference';

/**
 * `since 1.24.0`, `since 1.24.0, changed in 1.28.4`, `changed in 1.28.4`, or null for an item unchanged since the first
 * release.
 */
export function releaseText(
  reference: Reference,
  keys: ItemKey | readonly ItemKey[],
  owner: ItemKey | readonly ItemKey[] = [],
): string | null {
  const since = reference.since(keys, owner);
  const changed = typeof keys === 'string' ? reference.changedIn(keys) : null;
  const parts = [...(since === null ? [] : [`since ${since}`]), ...(changed === null ? [] : [`changed in ${changed}`])];
  return parts.length === 0 ? null : parts.join(', ');
}
