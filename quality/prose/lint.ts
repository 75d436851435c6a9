import type { Linter } from './grammar';
import type { Phrase } from './phrases';
import { median, sentencesOf, wordsIn, type Length } from './sentences';
import { CODE, type Text } from './text';

/** No sentence of a page is longer, in words. */
export const LONGEST = 35;
/** The median sentence of a guide is not longer, in words. */
export const MEDIAN = 17;

/** Texts that may keep a phrase, with the reason; a file and a phrase of the table. */
const ALLOWED: readonly { readonly file: RegExp; readonly wrong: string; readonly why: string }[] = [];

/** Says which phrases of the style guide a text has. */
const phraseProblems = ({ file, words }: Text, phrases: readonly Phrase[]): string[] =>
  phrases
    .filter(
      ({ pattern, wrong }) => pattern.test(words) && !ALLOWED.some((one) => one.wrong === wrong && one.file.test(file)),
    )
    .map(({ wrong, right }) => `"${wrong}": write ${right}`);

const lengthProblems = ({ words }: Text): string[] =>
  sentencesOf(words)
    .filter((sentence) => wordsIn(sentence) > LONGEST)
    .map((sentence) => `${wordsIn(sentence)} words in "${sentence.slice(0, 60).replaceAll(CODE, '`code`')} ..."`);

/** Finds what the style guide forbids. Each problem names its file and line; equal texts are read once. */
export function lintTexts(texts: readonly Text[], phrases: readonly Phrase[], lint: Linter): string[] {
  const seen = new Map<string, string[]>();
  return texts.flatMap((text) => {
    const key = text.words;
    const known = seen.get(key);
    const found = known ?? [...phraseProblems(text, phrases), ...lengthProblems(text), ...lint(text)];
    if (known === undefined) seen.set(key, found);
    return found.map((problem) => `${text.file}:${text.line} ${problem}`);
  });
}

/** Says whether the sentences of a guide are short enough in the middle. */
export const medianProblem = (file: string, lengths: readonly Length[]): string[] =>
  median(lengths) <= MEDIAN ? [] : [`${file} the median sentence has ${median(lengths)} words, above ${MEDIAN}`];
