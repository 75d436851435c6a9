import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { unpackFunctions } from '../../book/inputs';
import { content } from './content';

export const loadFunctions = async (): Promise<FunctionsBook> =>
  unpackFunctions(await content(import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json')));
