import type { Entry } from './catalog';

export interface HexMatch {
  readonly entry: Entry;
  /** As the record writes it. */
  readonly value: string;
  /** The value is the code behind a proxy, not the address that is called. */
  readonly implementation: boolean;
}

/** All selectors, topics and addresses, sorted, for look-ups of a whole value, a beginning, or a beginning and an end. */
export class HexTable {
  readonly #keys: readonly string[];
  readonly #matches: ReadonlyMap<string, readonly HexMatch[]>;

  constructor(entries: readonly Entry[]) {
    const matches = new Map<string, HexMatch[]>();
    for (const entry of entries) {
      entry.record.hex.forEach((value, place) => {
        const key = value.toLowerCase();
        matches.set(key, [...(matches.get(key) ?? []), { entry, value, implementation: place > 0 }]);
      });
    }
    this.#matches = matches;
    this.#keys = [...matches.keys()].sort();
  }

  exact(hex: string): readonly HexMatch[] {
    return this.#matches.get(hex.toLowerCase()) ?? [];
  }

  /** Values that begin with `prefix` and end with `suffix`. */
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
