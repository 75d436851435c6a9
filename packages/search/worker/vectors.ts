/** The best three of several values, best first. */
export type Likeness = readonly [number, number, number];

/** The texts that have a feature, and the square of its weight. */
interface Places {
  readonly texts: number[];
  square: number;
}

const NOWHERE: Places = { texts: [], square: 0 };

/** Texts as vectors of their features, words or letters, in which rare features weigh more. */
export class Vectors {
  readonly #places = new Map<string, Places>();
  readonly #lengths: Float64Array;
  /** Points of each text in one comparison; reused in the next. */
  readonly #points: Float64Array;

  /** `most` limits the weight of a feature; `featuresOf` returns those of a word. */
  constructor(
    texts: readonly (readonly string[])[],
    private readonly most: number,
    featuresOf = (word: string): readonly string[] => [word],
  ) {
    this.#lengths = new Float64Array(texts.length);
    this.#points = new Float64Array(texts.length);
    // Few words make up most texts, so the features of each are looked up once.
    const known = new Map<string, readonly Places[]>();
    texts.forEach((words, text) => {
      for (const word of words) {
        const features = known.get(word) ?? featuresOf(word).map((feature) => this.#placesOf(feature));
        known.set(word, features);
        for (const { texts: found } of features) found.push(text);
      }
    });
    for (const places of this.#places.values()) {
      places.square = this.#square(places.texts.length);
      for (const text of places.texts) this.#lengths[text] = (this.#lengths[text] ?? 0) + places.square;
    }
    this.#lengths.forEach((sum, text) => void (this.#lengths[text] = Math.sqrt(sum) || 1));
  }

  /** Returns the texts that have a feature. */
  with(feature: string): readonly number[] {
    return (this.#places.get(feature) ?? NOWHERE).texts;
  }

  /**
   * Calls `found` with each text that shares a feature, and its cosine with the query. `features` have a share from 0
   * to 1 each; those with share 1 determine the length of the query. A text of `bags` gets the share of the query that
   * it contains instead.
   */
  compare(
    features: ReadonlyMap<string, number>,
    bags: (text: number) => boolean,
    found: (text: number, likeness: number) => void,
  ): void {
    const points = this.#points.fill(0);
    let squares = 0;
    for (const [feature, share] of features) {
      const { texts, square } = this.#places.get(feature) ?? { ...NOWHERE, square: this.#square(0) };
      if (share === 1) squares += square;
      for (const text of texts) points[text] = (points[text] ?? 0) + share * square;
    }
    const length = Math.sqrt(squares) || 1;
    for (let text = 0; text < points.length; text++) {
      const sum = points[text] ?? 0;
      if (sum > 0) found(text, sum / (length * (bags(text) ? length : (this.#lengths[text] ?? 1))));
    }
  }

  #placesOf(feature: string): Places {
    const places = this.#places.get(feature) ?? { texts: [], square: 0 };
    this.#places.set(feature, places);
    return places;
  }

  #square(texts: number): number {
    return Math.min(this.most, Math.log(1 + this.#lengths.length / (1 + texts))) ** 2;
  }
}

/** Collects the best three values of each owner. */
export class BestOfEach {
  readonly #values: Float64Array;

  constructor(owners: number) {
    this.#values = new Float64Array(3 * owners);
  }

  /** Adds a value of 0 or more. */
  add(owner: number, value: number): void {
    const [values, at] = [this.#values, 3 * owner];
    const [first = 0, second = 0, third = 0] = [values[at], values[at + 1], values[at + 2]];
    if (value > first) [values[at], values[at + 1], values[at + 2]] = [value, first, second];
    else if (value > second) [values[at + 1], values[at + 2]] = [value, second];
    else if (value > third) values[at + 2] = value;
  }

  of(owner: number): Likeness {
    const at = 3 * owner;
    return [this.#values[at] ?? 0, this.#values[at + 1] ?? 0, this.#values[at + 2] ?? 0];
  }

  sumOf(owner: number): number {
    const [first, second, third] = this.of(owner);
    return first + second + third;
  }
}
