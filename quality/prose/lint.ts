import type { Linter } from './grammar';
import type { Phrase } from './phrases';
import { lengthsOf, median, sentencesOf, wordsIn } from './sentences';
import { CODE, type Text } from './text';

/** No sentence that a reader of the site sees is longer, in words. */
const LONGEST = 35;
/** Files for authors, whose sentences may be longer. */
const NOTES = /^[A-Z]+\.md$|README\.md$/;
/** The median sentence of a page is not longer, in words. */
const MEDIAN = 17;
/** The share of sentences of a page that may be in the passive voice. */
const PASSIVE = 0.15;

/** Says which phrases of the style guide a text has. */
const phraseProblems = ({ words }: Text, phrases: readonly Phrase[]): string[] =>
  phrases.filter(({ pattern }) => pattern.test(words)).map(({ wrong, right }) => `"${wrong}": write ${right}`);

const lengthProblems = ({ words }: Text): string[] =>
  sentencesOf(words)
    .filter((sentence) => wordsIn(sentence) > LONGEST)
    .map((sentence) => `${wordsIn(sentence)} words in "${sentence.slice(0, 60).replaceAll(CODE, '`code`')} ..."`);

/** Finds what the style guide forbids. Each problem names its file and line; equal texts are read once. */
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

/** Says whether the sentences of a page are short in the middle, and how many of them are in the passive voice. */
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
