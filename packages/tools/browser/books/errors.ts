import type { ErrorsBook } from '@site/model/tools-book';
import { unpackErrors } from '@site/tools/book/errors';
import { content } from './content';

export const loadErrors = async (): Promise<ErrorsBook> =>
  unpackErrors(await content(import(/* webpackChunkName: "t-errors" */ '@site/.generated/tools/errors.json')));
