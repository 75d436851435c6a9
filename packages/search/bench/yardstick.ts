const words = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 4001}`);

/**
 * A fixed workload similar to a query's: counts parts of words in a map and sorts them. A busy or slow machine slows
 * both alike, so the ratio of their times reveals a slower search.
 */
export function yardstick(): void {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const part of [word, word.slice(0, 5), word.slice(1)]) counts.set(part, (counts.get(part) ?? 0) + 1);
  [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
