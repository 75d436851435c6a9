import { plain } from './text';
import { readPage } from './read-pages';

/** Abbreviations and names that end with a full stop within a sentence. */
const STOPS = /\b(?:vs|No|Vol|approx)\.$/;

/** Splits prose into sentences. A full stop in a number or a name does not end one. */
export function sentencesOf(words: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of words.split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[\w`])/)) {
    open = open === '' ? piece : `${open} ${piece}`;
    if (STOPS.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Counts words; a piece of code, a number and a name with hyphens are one word each. */
export const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;

export interface Length {
  readonly line: number;
  readonly words: number;
  readonly sentence: string;
}

/** Measures the sentences of a page. Headings, names and cells without a verb count as they are: they are short. */
export const lengthsOf = (source: string): Length[] =>
  readPage('', source, false).flatMap(({ line, words }) =>
    sentencesOf(plain(words))
      .map((sentence) => ({ line, words: wordsIn(sentence), sentence }))
      .filter(({ sentence }) => /[.!?:]["”)]?$/.test(sentence)),
  );

/** The sentence in the middle, by its words; 0 without any. */
export const median = (lengths: readonly Length[]): number =>
  [...lengths].sort((one, other) => one.words - other.words)[Math.floor(lengths.length / 2)]?.words ?? 0;
