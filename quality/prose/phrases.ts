import { CODE } from './text';

/** A phrase that no text may use, and what to write instead. */
export interface Phrase {
  readonly wrong: string;
  readonly right: string;
  readonly pattern: RegExp;
}

/** Reads the table of phrases of the style guide. Throws when there is none. */
export function readPhrases(guide: string): Phrase[] {
  const table = guide.split(/^\| don't write\s+\| write\s+\|$/m)[1];
  if (table === undefined) throw new Error('the style guide has no table with the columns "don\'t write" and "write"');
  return table.split('\n').flatMap((line) => {
    const [, wrong, right] = /^\| (?!-)((?:\\\||[^|])*)\|(.*)\|$/.exec(line) ?? [];
    return wrong === undefined || right === undefined
      ? []
      : wrong.split('\\|').map((one) => ({ wrong: one.trim(), right: right.trim(), pattern: patternOf(one.trim()) }));
  });
}

/** Matches the phrase as whole words, case-insensitively; `…` is one to four words, a piece of code any other. */
function patternOf(phrase: string): RegExp {
  const words = phrase
    .replace(/[.*+?^${}()[\]\\]/g, '\\$&')
    .replace(/`code`/g, CODE)
    .replace(/ ?… ?/g, ' (?:\\S+ ){1,4}');
  return new RegExp(`(?<![\\w-])${words}(?!\\w)`, 'i');
}
