import type { SelectorsBook } from '@sdk-docs/reference/model/tools-book';
import { content } from './content';

export const loadSelectors = (): Promise<SelectorsBook> =>
  content(import(/* webpackChunkName: "t-selectors" */ '@site/.generated/tools/selectors.json'));
