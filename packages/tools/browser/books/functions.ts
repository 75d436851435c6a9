import type { FunctionsBook } from '@site/model/tools-book';
import { unpackFunctions } from '@site/tools/book/inputs';
import { content } from './content';

export const loadFunctions = async (): Promise<FunctionsBook> =>
  unpackFunctions(await content(import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json')));
