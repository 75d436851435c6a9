import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import type { RulesFile } from '@sdk-docs/reference/model/tools-files';
import { unpackRules } from '../../book/rules';
import { content } from './content';

const loadFile = (): Promise<Omit<RulesFile, 'cautions'>> =>
  content(import(/* webpackChunkName: "t-rules" */ '@site/.generated/tools/rules.json'));

/** What warnings compare with; nothing that is true whatever the values are. */
export const loadRules = async (): Promise<RulesBook> => unpackRules({ ...(await loadFile()), cautions: {} });

export async function loadAllRules(): Promise<RulesBook> {
  const cautions = content<RulesFile['cautions']>(
    import(/* webpackChunkName: "t-cautions" */ '@site/.generated/tools/cautions.json'),
  );
  return unpackRules({ ...(await loadFile()), cautions: await cautions });
}
