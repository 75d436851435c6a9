import { distance } from './distance';

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

/**
 * The name most similar to a word of a text; null when none is close. Case-insensitive. A word below the usual length,
 * down to `shortest`, may have one wrong letter.
 */
export function similarTo(text: string, names: readonly string[], shortest = SHORTEST): Similar | null {
  const words = new Set(text.slice(0, 2_000).match(/[A-Za-z_]\w+/g) ?? []);
  let best: Similar | null = null;
  for (const typed of words) {
    if (typed.length < shortest || typed.length > LONGEST) continue;
    const most = typed.length > 16 ? 3 : typed.length < SHORTEST ? 1 : 2;
    for (const name of names) {
      const far = distance(typed.toLowerCase(), name.toLowerCase(), most);
      if (far < (best?.distance ?? Infinity)) best = { typed, name, distance: far };
    }
  }
  return best;
}
