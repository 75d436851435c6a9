import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import type { FunctionTexts, RulesFile } from '@sdk-docs/reference/model/tools-files';

/** The rules by function. */
export const unpackRules = ({ who, cautions, ...rest }: RulesFile): RulesBook => ({
  ...unpackTexts({ who, cautions }),
  ...rest,
});

/** Function -> who may call it, and facts about it that apply to all values. */
export function unpackTexts({ who, cautions }: FunctionTexts): Pick<RulesBook, 'who' | 'cautions'> {
  const of = new Map<string, string[]>();
  for (const [text, keys] of Object.entries(cautions))
    for (const key of keys.split(' ')) of.set(key, [...(of.get(key) ?? []), text]);
  return {
    who: Object.fromEntries(Object.entries(who).flatMap(([text, keys]) => keys.split(' ').map((key) => [key, text]))),
    cautions: Object.fromEntries(of),
  };
}
