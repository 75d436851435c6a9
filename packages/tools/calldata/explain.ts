import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';
import type { FoundFunction } from '../book/functions';
import { ADVICE } from '../warnings/advice';
import type { WarningBooks } from '../warnings/facts';
import { noteOf } from './notes';
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
