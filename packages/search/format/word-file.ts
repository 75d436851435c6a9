/** Results of a single word, as places of records. */
export interface WordFind {
  /** Sections and pages whose heading or keywords have the word, best first. */
  readonly topics: readonly number[];
  /** The guide about the word's action; null without one. */
  readonly guide: number | null;
  /** Results after the names and topics, best first. */
  readonly others: readonly number[];
  /** Those of all these whose texts lack the word itself. */
  readonly without: readonly number[];
}

/**
 * The words with the same beginning, and the results of each. A separate file, because a single word needs no other.
 */
export interface WordFile {
  /** Joined by spaces, the commonest first: an unfinished word completes to the first that it begins. */
  readonly words: string;
  /** One line per word, its lists joined by spaces; '' for a word that needs the whole index. */
  readonly finds: string;
}

/** Number of letters that the words of a file share. */
const SHARED = 2;
/** Character of the record at place 0; none is a space, a line break or a surrogate. */
const ZERO = 35;

/** Returns the letters that name the file of a word. */
export const wordGroup = (word: string): string => word.slice(0, SHARED);

/** Whether a file can contain a lower-case word: it has only letters, and enough of them. */
export const isGrouped = (word: string): boolean => word.length >= SHARED && /^[a-z]+$/.test(word);

const pack = (places: readonly number[]): string => String.fromCharCode(...places.map((place) => ZERO + place));
const unpack = (cell = ''): number[] => Array.from(cell, (_, at) => cell.charCodeAt(at) - ZERO);

/** `words` are in the order of the file; a word without results stays, because it may be the one being typed. */
export const encodeWords = (words: readonly (readonly [string, WordFind | null])[]): WordFile => ({
  words: words.map(([word]) => word).join(' '),
  finds: words
    .map(([, find]) =>
      find === null
        ? ''
        : [find.topics, find.guide === null ? [] : [find.guide], find.others, find.without].map(pack).join(' '),
    )
    .join('\n'),
});

/** Returns the words of a file in its order. Throws when its columns disagree. */
export function decodeWords({ words, finds }: WordFile): ReadonlyMap<string, WordFind | null> {
  const [list, lines] = [words.split(' '), finds.split('\n')];
  if (list.length !== lines.length) throw new Error(`${lines.length} finds for ${list.length} words`);
  return new Map(
    list.map((word, place) => {
      if (lines[place] === '') return [word, null];
      const [topics, guide, others, without] = (lines[place] ?? '').split(' ').map(unpack);
      return [word, { topics: topics ?? [], guide: guide?.[0] ?? null, others: others ?? [], without: without ?? [] }];
    }),
  );
}
