import type { SelectorsBook } from '@site/model/tools-book';
import { content } from './content';

export const loadSelectors = (): Promise<SelectorsBook> =>
  content(import(/* webpackChunkName: "t-selectors" */ '@site/.generated/tools/selectors.json'));
