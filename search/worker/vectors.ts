/** The best three of several values, best first. */
export type Likeness = readonly [number, number, number];

/** Texts as vectors of their features, words or letters, in which rare features weigh more. */
export class Vectors {
  /** Feature -> the texts that have it. */
  readonly #places = new Map<string, number[]>();
  readonly #lengths: Float64Array;

  /** `most` limits the weight of a feature. */
  constructor(
    texts: readonly (readonly string[])[],
    private readonly most: number,
  ) {
    this.#lengths = new Float64Array(texts.length);
    texts.forEach((features, text) => {
      for (const feature of features) {
        const places = this.#places.get(feature);
        if (places) places.push(text);
        else this.#places.set(feature, [text]);
      }
    });
    for (const [feature, places] of this.#places)
      for (const text of places) this.#lengths[text] = (this.#lengths[text] ?? 0) + this.#square(feature);
    this.#lengths.forEach((sum, text) => void (this.#lengths[text] = Math.sqrt(sum) || 1));
  }

  /** Returns the texts that have a feature. */
  with(feature: string): readonly number[] {
    return this.#places.get(feature) ?? [];
  }

  /**
   * Calls `found` with each text that shares a feature, and its cosine with the query. `features` have a share from 0
   * to 1 each; those with a whole share make the length of the query. A text of `bags` gets the share of the query that
   * it has instead.
   */
  compare(
    features: ReadonlyMap<string, number>,
    bags: (text: number) => boolean,
    found: (text: number, likeness: number) => void,
  ): void {
    const points = new Float64Array(this.#lengths.length);
    let squares = 0;
    for (const [feature, share] of features) {
      const square = this.#square(feature);
      if (share === 1) squares += square;
      for (const text of this.with(feature)) points[text] = (points[text] ?? 0) + share * square;
    }
    const length = Math.sqrt(squares) || 1;
    for (let text = 0; text < points.length; text++) {
      const sum = points[text] ?? 0;
      if (sum > 0) found(text, sum / (length * (bags(text) ? length : (this.#lengths[text] ?? 1))));
    }
  }

  #square(feature: string): number {
    return Math.min(this.most, Math.log(1 + this.#lengths.length / (1 + this.with(feature).length))) ** 2;
  }
}

/** Collects the best three values of each owner. */
export class BestOfEach {
  readonly values = new Map<number, [number, number, number]>();

  add(owner: number, value: number): void {
    const best = this.values.get(owner);
    if (best === undefined) this.values.set(owner, [value, 0, 0]);
    else if (value > best[0]) [best[0], best[1], best[2]] = [value, best[0], best[1]];
    else if (value > best[1]) [best[1], best[2]] = [value, best[1]];
    else if (value > best[2]) best[2] = value;
  }
}
