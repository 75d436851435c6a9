import type { WordsFile } from '@sdk-docs/reference/model/tools-files';
import { content } from './content';

/** Meanings of the errors, texts and panics, in the generator's parts: an answer loads those that it needs. */
export const WORDS: readonly (() => Promise<WordsFile>)[] = [
  () => content(import(/* webpackChunkName: "t-words-0" */ '@site/.generated/tools/words-0.json')),
  () => content(import(/* webpackChunkName: "t-words-1" */ '@site/.generated/tools/words-1.json')),
  () => content(import(/* webpackChunkName: "t-words-2" */ '@site/.generated/tools/words-2.json')),
  () => content(import(/* webpackChunkName: "t-words-3" */ '@site/.generated/tools/words-3.json')),
  () => content(import(/* webpackChunkName: "t-words-4" */ '@site/.generated/tools/words-4.json')),
  () => content(import(/* webpackChunkName: "t-words-5" */ '@site/.generated/tools/words-5.json')),
  () => content(import(/* webpackChunkName: "t-words-6" */ '@site/.generated/tools/words-6.json')),
  () => content(import(/* webpackChunkName: "t-words-7" */ '@site/.generated/tools/words-7.json')),
  () => content(import(/* webpackChunkName: "t-words-8" */ '@site/.generated/tools/words-8.json')),
];
