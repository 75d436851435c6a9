import type { Entry } from './catalog';
import type { Query, Word } from './query';

/** Negating words, as chunks: "isn't" is "isn" and "t". */
const NOT = new Set(['not', 't', 'isnt', 'dont', 'doesnt', 'didnt']);
const INSUFFICIENT = 'insufficient';

/** "The allowance is 0". */
const IS_ZERO = /(?:\b(?:is|was)|=) *(?:0|zero)\b(?!\.\d)/i;

/** Searches what is "not enough" or 0 as "insufficient", where a name contains that: ERC20InsufficientAllowance. */
export function withNamedShortage(query: Query, entries: readonly Entry[]): Query {
  const { raw, words } = query;
  const isNotEnough = words.some(({ key }) => key === 'enough') && words.some(({ key }) => NOT.has(key));
  if (!isNotEnough && !IS_ZERO.test(raw)) return query;
  const things = query.content.filter(({ key }) => !/^(?:enough|0|zero)$/.test(key) && !NOT.has(key));
  const isNamed = things.some(({ key }) => entries.some(({ squashed }) => squashed.includes(INSUFFICIENT + key)));
  if (!isNamed) return query;
  const shortage: Word = { raw: INSUFFICIENT, key: INSUFFICIENT, parts: [INSUFFICIENT] };
  const content = [shortage, ...things];
  return { ...query, content, squashedContent: content.map(({ key }) => key).join('') };
}
