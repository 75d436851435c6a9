import type { FunctionTexts } from '@sdk-docs/reference/model/tools-files';
import { content } from './content';

/** Who may call the functions of all contracts, and facts about them that apply to all values. */
export const loadAccess = (): Promise<FunctionTexts> =>
  content(import(/* webpackChunkName: "t-access" */ '@site/.generated/tools/access.json'));
