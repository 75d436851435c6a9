import { readFileSync } from 'node:fs';
import type english from 'dictionary-en-gb';
import { retext } from 'retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { VFile } from 'vfile';
import { CODE, type Text } from './text';

/**
 * Names with an inner capital or a digit, files, addresses and hashes: rules for spelling and articles do not apply.
 */
const NAMES =
  /\S*[\w-]+@[\w.-]+|\S*\/\S*|\b[\w-]+\.(?!\s|$)[\w.:-]+|\b[\w-]*[a-z\d][A-Z][\w-]*|\b[A-Z]{2,}[\w-]*|\b[\w-]*\d[\w.-]*/g;

/** British English. The package uses top-level await, which `tsx` rejects, so its files are read. */
const dictionary: typeof english = {
  aff: readFileSync('node_modules/dictionary-en-gb/index.aff'),
  dic: readFileSync('node_modules/dictionary-en-gb/index.dic'),
};

/** The article before CODE can't be checked: its pronunciation is unknown. */
const ABOUT_CODE = /before `Codeword`|repeated `Codeword`/;

/** Returns the mistakes in a text, one sentence each. */
export type Linter = (text: Text) => string[];

/**
 * Creates the English linter with the terms of the field, one per line. It checks spelling, articles and repeated
 * words.
 */
export function linterOf(field: string): Linter {
  const rules = retext()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(retextSpell, { dictionary, personal: `${field}\n${CODE}`, max: 0 })
    .freeze();
  return ({ words }) => {
    const file = new VFile(words.replace(NAMES, CODE));
    rules.runSync(rules.parse(file), file);
    return file.messages.map(({ reason }) => reason).filter((reason) => !ABOUT_CODE.test(reason));
  };
}

const voices = retext().use(retextEnglish).use(retextPassive).freeze();

/** Counts the forms of the passive voice in a text. */
export function passivesIn(words: string): number {
  const file = new VFile(words);
  voices.runSync(voices.parse(file), file);
  return file.messages.length;
}
