import type { BookError, BookParameter, ErrorsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { argumentsOf, type Reading } from '../book/arguments';
import { notesOn, SHORT } from '../book/decode';
import { decodeExactly } from '../book/decode-exactly';
import { selectorOf } from '../book/functions';
import { groupBy } from '../book/group-by';
import { signatureOf } from '../book/signature';
import { tokenDecimals } from '../book/token-decimals';
import { isEmpty, unique, type Answer, type Common, type Origin } from './answers';
import { namesIn, readMessage, type HexPart, type Message } from './message';
import { WRAPPERS } from './outside';
import { holds, readStandard, type StandardRevert } from './standard';
import { writtenArguments } from './written-arguments';

export { titleOf } from './report';

/** Maximum depth of nested errors. */
const DEEPEST = 6;
/**
 * Maximum number of times that unknown data is read for the errors in it: whole and in parts, from both starts. The
 * parts of sound data do not overlap.
 */
const READS = 4;

/** Shorter words are part of too many names, and no name is longer. */
const SHORTEST_PART = 5;
const LONGEST_PART = 100;

const squash = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The unit of a number that its words leave open, from the neighbouring values; null when unknown. */
export type UnitIn = (error: BookError, values: readonly unknown[]) => NonNullable<Reading['unitOf']>;

/** Finds the errors in a message or in raw data. Created once per set of books. */
export class Doctor {
  readonly #book: ErrorsBook;
  readonly #reading: Reading;
  readonly #bySelector: ReadonlyMap<string, BookError>;
  readonly #byName: ReadonlyMap<string, readonly BookError[]>;
  readonly #wrappers: ReadonlyMap<string, (typeof WRAPPERS)[number]> = new Map(
    WRAPPERS.map((wrapper) => [selectorOf(wrapper), wrapper]),
  );
  /** Every error and revert text, with the letters of its name. */
  readonly #named: readonly { readonly letters: string; readonly answer: () => Answer }[];
  #unitIn: UnitIn | null = null;

  constructor(book: ErrorsBook, places: PlacesBook) {
    this.#book = book;
    this.#reading = { places, decimalsOf: tokenDecimals(places) };
    this.#bySelector = new Map(book.errors.map((error) => [selectorOf(error), error]));
    this.#byName = groupBy(book.errors, ({ name }) => name);
    this.#named = [
      ...book.texts.map((text) => ({ letters: squash(text), answer: () => this.#text(text, NAMED) })),
      ...book.errors.map((error) => ({ letters: squash(error.name), answer: () => errorOf(error, NAMED) })),
    ];
  }

  /** Every answer, the surest first; one per error. The input is at most LONGEST_INPUT long. */
  find(
    input: string,
    unitIn: UnitIn | null = null,
  ): { readonly message: Message; readonly answers: readonly Answer[] } {
    const message = readMessage(input);
    this.#unitIn = unitIn;
    const decoded = message.hex.filter(({ role }) => role !== 'address').flatMap((part) => this.#fromPart(part));
    const named = this.#fromNames(message.text);
    const texts = this.#fromTexts(message);
    const known = unique([...decoded.filter(({ kind }) => kind !== 'unknown'), ...named, ...texts]);
    const read = known.filter((answer) => !isEmpty(answer));
    if (read.length > 0) return { message, answers: read };
    return { message, answers: known.length > 0 ? known : unique([...decoded, ...this.#fromBytes(message.text)]) };
  }

  /** The known errors and revert texts with these words in their names: "insufficient allowance". */
  containing(words: string): readonly Answer[] {
    const part = squash(words);
    if (part.length < SHORTEST_PART || part.length > LONGEST_PART) return [];
    return this.#named.filter(({ letters }) => letters.includes(part)).map(({ answer }) => answer());
  }

  #fromPart({ hex, role, cut }: HexPart): Answer[] {
    // The calldata of a transaction in the message is not revert data, whatever its first bytes.
    if (role === 'call') return [];
    const answer = this.#decode(hex, 'data', 0);
    if (answer.kind !== 'unknown') return [cut ? { ...answer, notes: [...answer.notes, CUT] } : answer];
    const inside = this.#inside(hex.slice(2), 1);
    // A hash or a topic is 32 bytes, not a selector with words.
    if (role === 'unclear' && inside.length === 0 && (hex.length - 10) % 64 !== 0) return [];
    return [{ ...answer, inner: inside }];
  }

  /** Decodes revert data; `hex` has at least four bytes. */
  #decode(hex: string, origin: Origin, depth: number): Answer {
    const selector = hex.slice(0, 10);
    const digits = hex.slice(10);
    const standard = readStandard(hex);
    if (standard !== null) return this.#standard(standard, origin, depth);
    const common: Common = { ...NAMED, origin };
    const error = this.#bySelector.get(selector);
    const known = error ?? this.#wrappers.get(selector);
    if (known === undefined) return { ...common, kind: 'unknown', selector, bytes: digits.length / 2 };
    const { inputs } = known;
    const decoded = decodeExactly(inputs, digits);
    const rest =
      'problem' in decoded
        ? { ...common, notes: [unread(decoded.problem)] }
        : {
            ...common,
            args: argumentsOf(inputs, decoded.values, this.#readingOf(error, decoded.values)),
            notes: decoded.notes,
            inner: this.#inBytes(inputs, decoded.values, depth),
          };
    return 'says' in known
      ? { ...rest, kind: 'wrapper', name: known.name, says: known.says, selector }
      : errorOf(known, rest);
  }

  #standard({ kind, value, extra }: StandardRevert, origin: Origin, depth: number): Answer {
    const isRead = value !== null;
    const common: Common = {
      ...NAMED,
      origin,
      notes: isRead ? notesOn(extra) : [unread(SHORT)],
      args: isRead ? [] : null,
    };
    const text = value ?? '';
    if (kind === 'panic') return this.#panic(text, common);
    // A contract may pass the data of another error on as a text.
    const inner = /^0x[0-9a-f]{8,}$/i.test(text) ? [this.#decode(text.toLowerCase(), 'inside', depth + 1)] : [];
    return this.#text(text, { ...common, inner });
  }

  #readingOf(error: BookError | undefined, values: readonly unknown[]): Reading {
    const unitOf = error === undefined ? undefined : this.#unitIn?.(error, values);
    return unitOf === undefined ? this.#reading : { ...this.#reading, unitOf };
  }

  /** Errors in arguments of type bytes. */
  #inBytes(inputs: readonly BookParameter[], values: readonly unknown[], depth: number): Answer[] {
    if (depth >= DEEPEST) return [];
    return inputs.flatMap(({ type }, index) => {
      const value = String(values[index]);
      if (type !== 'bytes' || value.length < 10) return [];
      const answer = this.#decode(value, 'inside', depth + 1);
      return answer.kind === 'unknown' && answer.bytes === 0 ? [] : [answer];
    });
  }

  /** Errors that start at a word of unknown data: return data, or data after a selector. */
  #inside(digits: string, depth: number): Answer[] {
    const found: Answer[] = [];
    let left = READS * digits.length;
    for (const start of [0, 8]) {
      for (let at = start; at + 8 <= digits.length; at += 64) {
        const selector = `0x${digits.slice(at, at + 8)}`;
        if (readStandard(selector) === null && !this.#bySelector.has(selector)) continue;
        // The word before has the length of the bytes.
        const length = at >= 64 ? Number.parseInt(digits.slice(at - 12, at), 16) * 2 : digits.length;
        const part = digits.slice(at, at + Math.max(8, length));
        // Hundreds of selectors may all point to one long text.
        if (part.length > left) continue;
        left -= part.length;
        const answer = this.#decode(`0x${part}`, 'inside', depth);
        if (answer.args !== null) found.push(answer);
      }
    }
    return found;
  }

  #fromNames(text: string): Answer[] {
    const parts = namesIn(text, this.#byName);
    const strong = parts.filter((part) => part.strong);
    return (strong.length > 0 ? strong : parts).flatMap(({ name, values }) =>
      (this.#byName.get(name) ?? []).map((error) => {
        const args = writtenArguments(error, values, (given) => this.#readingOf(error, given));
        return errorOf(error, { ...NAMED, args, notes: args === null && error.inputs.length > 0 ? [NO_VALUES] : [] });
      }),
    );
  }

  #fromTexts({ text, panics, reasons }: Message): Answer[] {
    const lower = text.toLowerCase();
    const texts = this.#book.texts
      // A single word in capitals is also the name of an error in another case.
      .filter((value) => (/\s/.test(value) ? holds(lower, value.toLowerCase()) : holds(text, value)))
      .map((value) => this.#text(value, NAMED));
    const safe = reasons.filter((reason) => /^GS\d{3}\b/.test(reason)).map((reason) => this.#text(reason, NAMED));
    const alone = /^\s*(GS\d{3})\s*$/.exec(text)?.[1];
    const found = [...panics.map((code) => this.#panic(code, NAMED)), ...texts, ...safe];
    if (alone !== undefined) found.push(this.#text(alone, NAMED));
    if (found.length > 0) return found;
    return reasons
      .filter((reason) => /[a-z]{2}/i.test(reason) && !/^(?:custom error|null|unknown|0x)/i.test(reason))
      .filter((reason) => ![...reason.matchAll(/\w+/g)].some(([word]) => this.#byName.has(word)))
      .map((reason) => this.#text(reason, NAMED));
  }

  /** Some nodes print the data as characters; the remains of a selector can still be compared. */
  #fromBytes(text: string): Answer[] {
    const bytes = /revert(?:ed)?:?\s?([^\n]{4,400})/i.exec(text)?.[1] ?? '';
    const first = [...bytes.slice(0, 4)].map((char) => (char === '\ufffd' ? null : (char.codePointAt(0) ?? 0)));
    const readable = first.every((code) => code !== null && code >= 32 && code < 127);
    if (readable || first.every((code) => code === null)) return [];
    return [...this.#bySelector]
      .filter(([selector]) =>
        first.every((code, index) => {
          const byte = Number.parseInt(selector.slice(2 + 2 * index, 4 + 2 * index), 16);
          return code === null ? byte >= 128 : code === byte;
        }),
      )
      .slice(0, 4)
      .map(([, error]) => errorOf(error, { ...NAMED, notes: [CHARACTERS] }));
  }

  #text(text: string, common: Common): Answer {
    return { ...common, kind: 'text', text, known: this.#book.texts.includes(text) };
  }

  #panic(code: string, common: Common): Answer {
    return { ...common, kind: 'panic', code, known: this.#book.panics.includes(code) };
  }
}

/** Fields of an answer that a message only names: it has no values. */
const NAMED: Common = { origin: 'name', args: null, notes: [], inner: [] };

const errorOf = (error: BookError, common: Common): Answer => ({
  ...common,
  kind: 'error',
  error,
  signature: signatureOf(error),
  selector: selectorOf(error),
});

const NO_VALUES =
  'The message has the name, not the values. Look for the revert data in the whole error: `data` or `Details`.';
const CHARACTERS = 'The data is written as characters, which lose part of it. Look for the hex in the field data.';
const CUT = 'The value was cut before it was pasted: the end is missing.';

const unread = (problem: string): string => `The arguments cannot be read: ${problem}.`;
