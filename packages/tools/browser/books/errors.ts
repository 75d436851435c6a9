import type { ErrorsBook } from '@sdk-docs/reference/model/tools-book';
import { unpackErrors } from '../../book/errors';
import { content } from './content';

export const loadErrors = async (): Promise<ErrorsBook> =>
  unpackErrors(await content(import(/* webpackChunkName: "t-errors" */ '@site/.generated/tools/errors.json')));
