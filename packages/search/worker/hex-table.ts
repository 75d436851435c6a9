import { groupBy } from '@sdk-docs/tools/book/group-by';
import type { Entry } from './catalog';

export interface HexMatch {
  readonly entry: Entry;
  /** As written in the record. */
  readonly value: string;
  /** Whether the value is the code behind a proxy and not the called address. */
  readonly implementation: boolean;
  /** Whether the value is only in the entry's text, and belongs to no entry. */
  readonly noted: boolean;
}

/** All selectors, topics and addresses, sorted, for lookups by whole value, prefix, or prefix and suffix. */
export class HexTable {
  readonly #keys: readonly string[];
  readonly #matches: ReadonlyMap<string, readonly HexMatch[]>;

  constructor(entries: readonly Entry[]) {
    const matches = entries.flatMap((entry) => [
      ...entry.record.hex.map((value, place) => ({ entry, value, implementation: place > 0, noted: false })),
      ...entry.record.noted.map((value) => ({ entry, value, implementation: false, noted: true })),
    ]);
    this.#matches = groupBy(matches, ({ value }) => value.toLowerCase());
    this.#keys = [...this.#matches.keys()].sort();
  }

  exact(hex: string): readonly HexMatch[] {
    return this.#matches.get(hex.toLowerCase()) ?? [];
  }

  /** Returns the values that start with `prefix` and end with `suffix`. */
  within(prefix: string, suffix = ''): HexMatch[] {
    const [from, end] = [prefix.toLowerCase(), suffix.toLowerCase()];
    const found: HexMatch[] = [];
    for (let place = this.#lowerBound(from); this.#keys[place]?.startsWith(from); place++) {
      const key = this.#keys[place] ?? '';
      if (key.endsWith(end)) found.push(...(this.#matches.get(key) ?? []));
    }
    return found;
  }

  #lowerBound(key: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
