import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import type { RulesFile } from '@sdk-docs/reference/model/tools-files';

/** The rules with a list for each function. */
export function unpackRules({ who, cautions, ...rest }: RulesFile): RulesBook {
  const of = new Map<string, string[]>();
  for (const [text, keys] of Object.entries(cautions))
    for (const key of keys.split(' ')) of.set(key, [...(of.get(key) ?? []), text]);
  return {
    who: Object.fromEntries(Object.entries(who).flatMap(([text, keys]) => keys.split(' ').map((key) => [key, text]))),
    cautions: Object.fromEntries(of),
    ...rest,
  };
}
