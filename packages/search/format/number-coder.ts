/** An adaptive binary arithmetic coder: earlier numbers determine how many bits a number takes. */

/** Slowest adaptation: a probability moves by at least one part in this many. */
const SLOWEST = 128;
/** A probability stays this far from 0 and 1. */
const DOUBT = 0.0005;
/** Number of modelled bits of a number, from its highest; the rest is nearly random. */
const GUESSED = 3;
/** Maximum number of bits after the first, so that decoding a damaged file ends. */
const LONGEST = 11;
const LARGEST = 2 ** (LONGEST + 1) - 2;
/** Probabilities of a context: of the length of a number, and of its bits for each length. */
const GUESSES = 512;
/** Maximum number of contexts. */
const CONTEXTS = 64;

/** Codes numbers from 0. The same calls in the same order write and read, so one function does both. */
export abstract class NumberCoder {
  /** Probability of a 1 for each bit, and how often it was coded. */
  readonly #shares = new Float64Array(CONTEXTS * GUESSES).fill(0.5);
  readonly #seen = new Uint16Array(CONTEXTS * GUESSES);
  protected low = 0;
  protected high = 0xffffffff;

  /**
   * Codes a number up to `LARGEST`; numbers of the same `context` share probabilities. A reader ignores `value` and
   * returns what was written.
   */
  number(context: number, value = 0): number {
    const first = context * GUESSES;
    let length = 0;
    while (length < LONGEST && this.#bit(first + length, (value + 1) >>> (length + 1) > 0)) length++;
    let coded = 1;
    for (let place = length - 1; place >= 0; place--) {
      const guess = length - place <= GUESSED ? coded : 2 ** GUESSED + place;
      coded = coded * 2 + Number(this.#bit(first + 16 + length * 32 + guess, (((value + 1) >>> place) & 1) === 1));
    }
    return coded - 1;
  }

  #bit(name: number, value: boolean): boolean {
    const share = this.#shares[name] ?? 0.5;
    const middle = this.low + Math.floor((this.high - this.low) * share);
    const bit = this.choose(value, middle);
    if (bit) this.high = middle;
    else this.low = middle + 1;
    while (this.low >>> 24 === this.high >>> 24) {
      this.shift();
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
    const seen = (this.#seen[name] ?? 0) + 1;
    this.#seen[name] = Math.min(seen, SLOWEST);
    const next = share + (Number(bit) - share) * Math.max(1 / (seen + 1.5), 1 / SLOWEST);
    this.#shares[name] = Math.min(1 - DOUBT, Math.max(DOUBT, next));
    return bit;
  }

  /** Returns the bit: below or at `middle` it is 1. */
  protected abstract choose(value: boolean, middle: number): boolean;
  /** Shifts out the highest byte, which is final. */
  protected abstract shift(): void;
}

export class NumberWriter extends NumberCoder {
  readonly #bytes: number[] = [];

  /** Throws for a number that the coder cannot write. */
  override number(context: number, value: number): number {
    if (!(value >= 0 && value <= LARGEST)) throw new RangeError(`${value} is not a number from 0 to ${LARGEST}`);
    return super.number(context, value);
  }

  protected choose(value: boolean): boolean {
    return value;
  }

  protected shift(): void {
    this.#bytes.push(this.low >>> 24);
  }

  /** Returns all numbers as text of base 64. */
  text(): string {
    return btoa([...this.#bytes, this.low >>> 24, 255, 255, 255].map((byte) => String.fromCharCode(byte)).join(''));
  }
}

export class NumberReader extends NumberCoder {
  readonly #text: string;
  #place = 4;
  #ahead: number;

  constructor(text: string) {
    super();
    this.#text = atob(text);
    this.#ahead = [0, 1, 2, 3].reduce((all, place) => ((all << 8) | this.#text.charCodeAt(place)) >>> 0, 0);
  }

  protected choose(_: boolean, middle: number): boolean {
    return this.#ahead <= middle;
  }

  protected shift(): void {
    this.#ahead = ((this.#ahead << 8) | this.#text.charCodeAt(this.#place++)) >>> 0;
  }
}
