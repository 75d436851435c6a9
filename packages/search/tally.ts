/** Returns how often each item occurs. */
export function tally<Item>(items: Iterable<Item>): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
