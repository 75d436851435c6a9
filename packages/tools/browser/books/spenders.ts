import type { SpendersBook } from '@sdk-docs/reference/model/tools-book';
import { content } from './content';

export const loadSpenders = (): Promise<SpendersBook> =>
  content(import(/* webpackChunkName: "t-spenders" */ '@site/.generated/tools/spenders.json'));
