import type { FunctionsBook } from '@site/model/tools-book';
import { content } from './content';

export const loadFunctions = (): Promise<FunctionsBook> =>
  content(import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json'));
