import type { WordsFile } from '@sdk-docs/reference/model/tools-files';
import { content } from './content';

/** What the errors, texts and panics mean. */
export const loadWords = (): Promise<WordsFile> =>
  content(import(/* webpackChunkName: "t-words" */ '@site/.generated/tools/words.json'));
