import type { Entry } from './catalog';
import type { Query, Word } from './query';

/** Negating words, as chunks: "isn't" is "isn" and "t". */
const NOT = new Set(['not', 't', 'isnt', 'dont', 'doesnt', 'didnt']);
const INSUFFICIENT = 'insufficient';

/** Searches "not enough" as "insufficient", where a name contains that: ERC20InsufficientAllowance. */
export function withNamedShortage(query: Query, entries: readonly Entry[]): Query {
  const { words } = query;
  if (!words.some(({ key }) => key === 'enough') || !words.some(({ key }) => NOT.has(key))) return query;
  const things = query.content.filter(({ key }) => key !== 'enough' && !NOT.has(key));
  const isNamed = things.some(({ key }) => entries.some(({ squashed }) => squashed.includes(INSUFFICIENT + key)));
  if (!isNamed) return query;
  const shortage: Word = { raw: INSUFFICIENT, key: INSUFFICIENT, parts: [INSUFFICIENT] };
  const content = [shortage, ...things];
  return { ...query, content, squashedContent: content.map(({ key }) => key).join('') };
}
