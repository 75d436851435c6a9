import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import type { FunctionTexts, RulesFile } from '@sdk-docs/reference/model/tools-files';
import { unpackRules } from '../../book/rules';
import { content } from './content';

/**
 * Limits that warnings compare values with. Who may call a function, and facts about it, are in `access.ts` and the
 * methods.
 */
export async function loadRules(access: Promise<FunctionTexts> | null = null): Promise<RulesBook> {
  const file = content<Omit<RulesFile, keyof FunctionTexts>>(
    import(/* webpackChunkName: "t-rules" */ '@site/.generated/tools/rules.json'),
  );
  return unpackRules({ who: {}, cautions: {}, ...(await access), ...(await file) });
}
