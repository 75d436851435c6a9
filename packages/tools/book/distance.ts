/**
 * Damerau-Levenshtein distance (insert, delete, replace, swap neighbours) up to `limit`; Infinity beyond it. With
 * `prefix`, the rest of `target` costs nothing, for words that are still being typed.
 */
export function distance(typed: string, target: string, limit: number, prefix = false): number {
  const longer = typed.length - target.length;
  if ((prefix ? longer : Math.abs(longer)) > limit) return Infinity;
  const columns = Math.min(target.length, typed.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === target[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    before = last;
    last = current;
  }
  const found = prefix ? Math.min(...last) : (last[target.length] ?? Infinity);
  return found > limit ? Infinity : found;
}
