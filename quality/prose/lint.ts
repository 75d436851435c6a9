import type { Linter } from './grammar';
import type { Phrase } from './phrases';
import { CODE, type Text, plain } from './text';
import { readPage } from './read-pages';

/** Maximum length of a sentence that a reader of the site sees, in words. */
const LONGEST = 35;
/** Files for authors, whose sentences may be longer. */
const NOTES = /^[A-Z]+\.md$|README\.md$/;
/** Maximum median of a page's sentences, in words. */
const MEDIAN = 17;
/** Maximum share of a page's sentences in the passive voice. */
const PASSIVE = 0.15;

/** Returns the phrases of the style guide that a text contains. */
const phraseProblems = ({ words }: Text, phrases: readonly Phrase[]): string[] =>
  phrases.filter(({ pattern }) => pattern.test(words)).map(({ wrong, right }) => `"${wrong}": write ${right}`);

const lengthProblems = ({ words }: Text): string[] =>
  sentencesOf(words)
    .filter((sentence) => wordsIn(sentence) > LONGEST)
    .map((sentence) => `${wordsIn(sentence)} words in "${sentence.slice(0, 60).replaceAll(CODE, '`code`')} ..."`);

/** Finds violations of the style guide. Each problem names its file and line; equal texts are checked once. */
export function lintTexts(texts: readonly Text[], phrases: readonly Phrase[], lint: Linter): string[] {
  const seen = new Map<string, string[]>();
  return texts.flatMap((text) => {
    const known = seen.get(text.words);
    const found = known ?? [...phraseProblems(text, phrases), ...(text.short === true ? [] : lint(text))];
    if (known === undefined) seen.set(text.words, found);
    const long = NOTES.test(text.file) ? [] : lengthProblems(text);
    return [...found, ...long].map((problem) => `${text.file}:${text.line} ${problem}`);
  });
}

/** Checks the median length of a page's sentences, and how many are in the passive voice. */
export function pageProblems(file: string, source: string, passives: (words: string) => number): string[] {
  const lengths = lengthsOf(source);
  const passive = lengths.filter(({ sentence }) => passives(sentence) > 0).length / Math.max(1, lengths.length);
  return [
    ...(median(lengths) <= MEDIAN ? [] : [`${file} the median sentence has ${median(lengths)} words, above ${MEDIAN}`]),
    ...(passive <= PASSIVE
      ? []
      : [`${file} ${Math.round(passive * 100)} % of its sentences are in the passive voice, above ${PASSIVE * 100} %`]),
  ];
}

/** Abbreviations and names that end with a full stop within a sentence. */
const STOPS = /\b(?:vs|No|Vol|approx)\.$/;

/** Splits prose into sentences. A full stop in a number or a name does not end one. */
function sentencesOf(words: string): string[] {
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

/** Counts words; a piece of code, a number and a hyphenated name are one word each. */
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;

interface Length {
  readonly line: number;
  readonly words: number;
  readonly sentence: string;
}

/** Measures the sentences of a page. Headings, names and cells without a verb count unchanged: they are short. */
const lengthsOf = (source: string): Length[] =>
  readPage('', source, false).flatMap(({ line, words }) =>
    sentencesOf(plain(words))
      .map((sentence) => ({ line, words: wordsIn(sentence), sentence }))
      .filter(({ sentence }) => /[.!?:]["”)]?$/.test(sentence)),
  );

/** Number of words of the median sentence; 0 without any. */
const median = (lengths: readonly Length[]): number =>
  [...lengths].sort((one, other) => one.words - other.words)[Math.floor(lengths.length / 2)]?.words ?? 0;
