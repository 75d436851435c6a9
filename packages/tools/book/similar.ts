/** A known name similar to the typed one. */
export interface Similar {
  readonly typed: string;
  readonly name: string;
  /** Letters to add, drop, replace or swap. */
  readonly distance: number;
}

/** Shorter words are too similar to each other. */
const SHORTEST = 7;
const LONGEST = 80;

/** The name most similar to a word of a text; null when none is close. Case-insensitive. */
export function similarTo(text: string, names: readonly string[]): Similar | null {
  const words = new Set(text.slice(0, 2_000).match(/[A-Za-z_]\w+/g) ?? []);
  let best: Similar | null = null;
  for (const typed of words) {
    if (typed.length < SHORTEST || typed.length > LONGEST) continue;
    const most = typed.length > 16 ? 3 : 2;
    for (const name of names) {
      if (Math.abs(name.length - typed.length) > most) continue;
      const distance = distanceOf(typed.toLowerCase(), name.toLowerCase(), most);
      if (distance <= most && (best === null || distance < best.distance)) best = { typed, name, distance };
    }
  }
  return best;
}

/** Edit distance (optimal string alignment); some value above `most` once that is exceeded. */
function distanceOf(a: string, b: string, most: number): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
