import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import type { RulesFile } from '@sdk-docs/reference/model/tools-files';

/** The rules with a list for each function. */
export const unpackRules = ({ who, cautions, ...rest }: RulesFile): RulesBook => ({
  who: Object.fromEntries(Object.entries(who).flatMap(([text, keys]) => keys.split(' ').map((key) => [key, text]))),
  cautions: unpackCautions(cautions),
  ...rest,
});

/** Function -> what is true of it whatever the values are. */
export function unpackCautions(cautions: RulesFile['cautions']): Record<string, string[]> {
  const of = new Map<string, string[]>();
  for (const [text, keys] of Object.entries(cautions))
    for (const key of keys.split(' ')) of.set(key, [...(of.get(key) ?? []), text]);
  return Object.fromEntries(of);
}
