import type { DecimalsOf } from '@sdk-docs/reference/model/unit';

/** A unit of amounts. */
export interface AmountUnit {
  readonly name: string;
  /** Decimals of the token; null when unknown. */
  readonly decimals: number | null;
  /** Places by which this unit moves a number: 9 for gwei. */
  readonly places: number;
}

/** Finds a unit by its name, case-insensitively; null for another word. */
export type UnitOf = (word: string) => AmountUnit | null;

/** The units of ETH -> their places in wei. */
export const NATIVE: ReadonlyMap<string, number> = new Map([
  ['wei', 0],
  ['gwei', 9],
  ['ether', 18],
  ['eth', 18],
]);

/** The units of amounts: those of ETH, and the tokens. `names` are all tokens, with or without known decimals. */
export function unitsOf(names: readonly string[], decimalsOf: DecimalsOf): UnitOf {
  const tokens = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (word) => {
    const lower = word.toLowerCase();
    const places = NATIVE.get(lower);
    // What wei and gwei become is counted in ETH.
    if (places !== undefined)
      return places === 0 ? { name: 'wei', decimals: 0, places } : { name: 'ETH', decimals: 18, places };
    const name = names.includes(word) ? word : tokens.get(lower);
    if (name === undefined) return null;
    const decimals = decimalsOf(name);
    return { name, decimals, places: decimals ?? 0 };
  };
}
