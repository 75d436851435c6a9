import { packWords, unpackWords } from './word-list';

/** What readers ask of a record, as stems. */
interface Asked {
  /** Phrases, each the stems of its words. For a record of the reference one set of all its words. */
  readonly phrases: readonly (readonly string[])[];
  /** Whether it is such a set: names find the reference, and a set costs half the bytes. */
  readonly set: boolean;
}

/** What readers ask of each record, in the order of the index; null for most. */
export type Questions = readonly (Asked | null)[];

/** The records that speak of a relation (worker/relations.ts). */
export type Relations = Readonly<Record<string, readonly number[]>>;

/** What readers ask, as stems; it loads with the texts. */
export interface QuestionFile {
  /** Numbers of its stems that the texts have too (known-stems.ts), as differences. */
  readonly known: string;
  /** All other stems in alphabetical order (word-list.ts). */
  readonly words: string;
  /** One line a stem: the records that have it, as differences. */
  readonly places: string;
  /** Indexes of the records, as differences in base 36, comma-separated; those with a set end in "!". */
  readonly records: string;
  /** One line a record without a set, its phrases joined by spaces: words of the record, as differences. */
  readonly phrases: string;
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
  const sign = (phrase: readonly string[], place: number): string =>
    pack(ascending(phrase.map((word) => own[place]?.indexOf(ids.get(word) ?? 0) ?? 0)));
  return {
    relations: [Object.keys(relations).join(' '), Object.values(relations).map(pack).join('\n')],
    known: pack(known),
    words: packWords(further),
    places: places.map(pack).join('\n'),
    records: used
      .map(({ record, set }, place) => (record - (used[place - 1]?.record ?? 0)).toString(36) + (set ? SET : ''))
      .join(','),
    phrases: used
      .flatMap(({ phrases, set }, place) =>
        set
          ? []
          : [
              phrases
                .map((phrase) => sign(phrase, place))
                .sort()
                .join(' '),
            ],
      )
      .join('\n'),
  };
}

/** Decodes the phrases of `count` records whose texts have these stems. Throws when the file belongs to another index. */
export function decodeQuestions(
  { known, words, places, records, phrases }: QuestionFile,
  count: number,
  texts: readonly string[],
): Questions {
  const questions: (Asked | null)[] = Array.from({ length: count }, () => null);
  if (records === '') return questions;
  const stems = [...unpack(known).map((place) => texts[place] ?? ''), ...unpackWords(words)];
  if (stems.includes('')) throw new Error('questions of other texts');
  const cells = records.split(',');
  const own = wordsOfRecords(places.split('\n').map(unpack), cells.length);
  const lines = phrases.split('\n').values();
  let record = 0;
  cells.forEach((cell, place) => {
    record += Number.parseInt(cell, 36);
    if (questions[record] !== null) throw new Error(`questions of record ${record}, expected ${count} records`);
    const set = cell.endsWith(SET);
    const ownWords = (own[place] ?? []).map((word) => stems[word] ?? '');
    const signed = set ? [] : String(lines.next().value).split(' ').map(unpack);
    questions[record] = {
      set,
      phrases: set ? [ownWords] : signed.map((list) => list.map((word) => ownWords[word] ?? '')),
    };
  });
  return questions;
}

/** Decodes which records speak of which relation. */
export function decodeRelations({ relations: [names, places] }: QuestionFile): Relations {
  const lines = places.split('\n').map(unpack);
  return Object.fromEntries(names.split(' ').map((name, place) => [name, lines[place] ?? []]));
}
