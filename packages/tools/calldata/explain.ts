import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';
import type { FoundFunction } from '../book/functions';
import { ADVICE } from '../warnings/advice';
import type { WarningBooks } from '../warnings/facts';
import { CallReader, type Noted, type Said } from './read-calls';
import { sentenceOf } from './sentence';
import type { Setting } from './setting';
import { wordsOf } from './words';

export type { CallNode } from './read-calls';

/** Explains calls in words, with the right target of a wrong one. */
export class Explainer extends CallReader {
  constructor(functions: FunctionsBook, books: WarningBooks, whole = true) {
    super(functions, { ...books, advice: ADVICE }, whole);
  }

  protected override said(
    setting: Setting,
    data: string,
    found: FoundFunction | null,
    args: readonly Argument[],
  ): Said {
    const { places } = this.books;
    return {
      sentence: sentenceOf(places, setting, found, args),
      words: found === null && data !== '0x' ? wordsOf(places, data) : [],
    };
  }
  protected override noted(...about: Noted): string {
    return noteOf(about);
  }
}

/** How the data of a call was read, in words. The composer shows none of it. */
function noteOf(about: Noted): string {
  switch (about[0]) {
    case 'unknown':
      return `No function of these docs has the selector ${about[1]}. The data is unknown: it is not decoded.`;
    case 'inputs':
      return `It takes ${about[1].item.inputs.map(({ type, name }) => `${type} ${name}`.trim()).join(', ')}.`;
    case 'left':
      return `${about[1]} bytes after the ${about[2] === 1 ? 'call' : 'calls'} of the batch cannot be read: MultiSend would run what they say, or fail.`;
    case 'deep':
      return 'The calls inside this one are too deep to be read.';
    case 'most':
      return `Only ${about[1]} calls are read.`;
  }
}
