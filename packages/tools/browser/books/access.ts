import type { FunctionTexts, RulesFile } from '@sdk-docs/reference/model/tools-files';
import { content } from './content';

/**
 * Who may call the functions of all contracts, facts about them that apply to all values, and the addresses of earlier
 * releases.
 */
export const loadAccess = (): Promise<FunctionTexts & Pick<RulesFile, 'former'>> =>
  content(import(/* webpackChunkName: "t-access" */ '@site/.generated/tools/access.json'));
