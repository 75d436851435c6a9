import { NumberReader, NumberWriter, type NumberCoder } from './number-coder';
import { packWords, unpackWords } from './word-list';

/** What readers ask of a record, as stems. */
interface Asked {
  /** Phrases, each as the stems of its words. For a record of the reference one set of all its words. */
  readonly phrases: readonly (readonly string[])[];
  /** Whether it is one set: the reference is found by names, and a set takes half the bytes. */
  readonly set: boolean;
}

/** What readers ask of each record, in the order of the index; null for most. */
export type Questions = readonly (Asked | null)[];

/** The records that state a relation (worker/relations.ts). */
export type Relations = Readonly<Record<string, readonly number[]>>;

/** What readers ask, as stems; it loads with the texts. */
export interface QuestionFile {
  /** Numbers of its stems that the texts also have (known-stems.ts), as differences. */
  readonly known: string;
  /** All other stems in alphabetical order (word-list.ts). */
  readonly words: string;
  /** Indexes of the records, as differences in base 36, comma-separated; those with a set end in "!". */
  readonly records: string;
  /** The records of each stem, then the phrases of each record without a set, as words of the record (number-coder.ts). */
  readonly coded: string;
  /** Names of the relations, joined by spaces, and one line each: its records, as differences. */
  readonly relations: readonly [names: string, places: string];
}

/** Character of the number 0. Small numbers take one byte in UTF-8, and none is a space or a line break. */
const ZERO = 35;
/** Mark of a record with a set. */
const SET = '!';

const pack = (numbers: readonly number[]): string =>
  String.fromCharCode(...numbers.map((value, place) => ZERO + value - (numbers[place - 1] ?? -1) - 1));

function unpack(text: string): number[] {
  let last = -1;
  return Array.from(text, (_, place) => (last += text.charCodeAt(place) - ZERO + 1));
}

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

/** Context of a list's length, and first context of its differences, by their expected size. */
type Contexts = readonly [length: number, difference: number];
const PLACES: Contexts = [0, 8];
const PHRASE: Contexts = [2, 32];
/** Context of the number of phrases. */
const PHRASES = 1;

/** Codes an ascending list of numbers below `size`, which has at least one. */
function codeList(
  coder: NumberCoder,
  [length, difference]: Contexts,
  size: number,
  list: readonly number[] = [],
): number[] {
  const coded: number[] = [];
  const count = 1 + coder.number(length, list.length - 1);
  for (let place = 0, last = -1; place < count; place++) {
    const spread = (size - last - 1) / (count - place);
    // Twice its logarithm, without Math.log2, which engines round differently.
    const expected = 31 - Math.clz32(spread * spread);
    last += 1 + coder.number(difference + expected, (list[place] ?? 0) - last - 1);
    coded.push(last);
  }
  return coded;
}

/** Codes the records of each of `words` stems. */
const codePlaces = (coder: NumberCoder, words: number, records: number, places: readonly (readonly number[])[] = []) =>
  Array.from({ length: words }, (_, word) => codeList(coder, PLACES, records, places[word]));

/** Codes the phrases of a record that has `words` words. */
const codePhrases = (coder: NumberCoder, words: number, phrases: readonly (readonly number[])[] = []) =>
  Array.from({ length: coder.number(PHRASES, phrases.length) }, (_, at) => codeList(coder, PHRASE, words, phrases[at]));

/** Lists the words of each record, common words first, so that most numbers in phrases are small. */
function wordsOfRecords(places: readonly (readonly number[])[], records: number): number[][] {
  const order = places
    .map((_, word) => word)
    .sort((a, b) => (places[b]?.length ?? 0) - (places[a]?.length ?? 0) || a - b);
  const own: number[][] = Array.from({ length: records }, () => []);
  for (const word of order) for (const record of places[word] ?? []) own[record]?.push(word);
  return own;
}

/** `stems` are those of the texts, in alphabetical order. */
export function encodeQuestions(
  questions: Questions,
  stems: readonly string[],
  relations: Relations = {},
): QuestionFile {
  const used = questions.flatMap((asked, record) => (asked ? [{ ...asked, record }] : []));
  const all = new Set(used.flatMap(({ phrases }) => phrases.flat()));
  const known = stems.flatMap((stem, place) => (all.has(stem) ? [place] : []));
  const further = [...all].filter((word) => !stems.includes(word)).sort();
  const words = [...known.map((place) => stems[place] ?? ''), ...further];
  const ids = new Map(words.map((word, id) => [word, id]));
  const places = words.map((): number[] => []);
  used.forEach(({ phrases }, place) => {
    for (const word of new Set(phrases.flat())) places[ids.get(word) ?? 0]?.push(place);
  });
  const own = wordsOfRecords(places, used.length);
  const writer = new NumberWriter();
  codePlaces(writer, words.length, used.length, places);
  used.forEach(({ phrases, set }, place) => {
    const numbers = new Map(own[place]?.map((word, number) => [word, number]));
    if (!set)
      codePhrases(
        writer,
        numbers.size,
        phrases.map((phrase) => ascending(new Set(phrase.map((word) => numbers.get(ids.get(word) ?? 0) ?? 0)))),
      );
  });
  return {
    relations: [Object.keys(relations).join(' '), Object.values(relations).map(pack).join('\n')],
    known: pack(known),
    words: packWords(further),
    records: used
      .map(({ record, set }, place) => (record - (used[place - 1]?.record ?? 0)).toString(36) + (set ? SET : ''))
      .join(','),
    coded: writer.text(),
  };
}

/** Decodes the phrases of `count` records whose texts have these stems. Throws when the file belongs to another index. */
export function decodeQuestions(
  { known, words, records, coded }: QuestionFile,
  count: number,
  texts: readonly string[],
): Questions {
  const questions: (Asked | null)[] = Array.from({ length: count }, () => null);
  if (records === '') return questions;
  const stems = [...unpack(known).map((place) => texts[place] ?? ''), ...unpackWords(words)];
  if (stems.includes('')) throw new Error('questions of other texts');
  const cells = records.split(',');
  const reader = new NumberReader(coded);
  const own = wordsOfRecords(codePlaces(reader, stems.length, cells.length), cells.length);
  let record = 0;
  cells.forEach((cell, place) => {
    record += Number.parseInt(cell, 36);
    if (questions[record] !== null) throw new Error(`questions of record ${record}, expected ${count} records`);
    const set = cell.endsWith(SET);
    const ownWords = (own[place] ?? []).map((word) => stems[word] ?? '');
    const phrases = set ? [] : codePhrases(reader, ownWords.length);
    questions[record] = {
      set,
      phrases: set ? [ownWords] : phrases.map((list) => list.map((word) => ownWords[word] ?? '')),
    };
  });
  return questions;
}

/** Decodes which records state which relation. */
export function decodeRelations({ relations: [names, places] }: QuestionFile): Relations {
  const lines = places.split('\n').map(unpack);
  return Object.fromEntries(names.split(' ').map((name, place) => [name, lines[place] ?? []]));
}
