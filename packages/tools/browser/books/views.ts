import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { unpackFunctions } from '../../book/inputs';
import { content } from './content';

/** The functions that only read: few inputs call them. */
export const loadViews = async (): Promise<FunctionsBook> =>
  unpackFunctions(await content(import(/* webpackChunkName: "t-views" */ '@site/.generated/tools/views.json')));
