import { partsOf, stem, STOP_WORDS } from './terms';

/** Words between a thing and what it becomes, and between a thing and what it comes from. */
const INTO = new Set(['to', 'into', 'for', '->', '→', '=>', '>']);
const OUT_OF = new Set(['from', 'with', 'using', 'of', 'by']);
/** Who gets one thing for another starts with what they want: "buy pufETH for ETH". */
const WANTING = new Set(['get', 'buy', 'mint', 'receive', 'acquire']);
const NOT = new Set(['no', 'not', 'without', 'never', 'cannot', 'nor']);
/** Other words for the same thing. */
const SAME: Readonly<Record<string, string>> = { ether: 'eth', ethers: 'eth', ethereum: 'eth' };
/** Number of words from a thing to the next, and from a denial to what is denied. */
const REACH = 4;
const DENIED = 3;
/** Words that say nothing about the way between two things. */
const BETWEEN = /^(?:my|some|the|a|back|out|tokens?|all|directly|again|native)$/;

/**
 * Returns what a text says about two things or about none: `eth>pufeth` for "turn ETH into pufETH", and `-wallet` for
 * "without a wallet". `things` are names in lower case.
 */
export function relationsOf(text: string, things: ReadonlySet<string>): string[] {
  const words = (text.replace(/n['’]t\b/g, ' not ').match(/[-=]?>|→|[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const lower = word.toLowerCase();
    return SAME[lower] ?? lower;
  });
  return [...new Set([...waysIn(words, things), ...deniedIn(words)])];
}

function waysIn(words: readonly string[], things: ReadonlySet<string>): string[] {
  return words.flatMap((from, start) => {
    if (!things.has(from)) return [];
    let link = '';
    for (const word of words.slice(start + 1, start + 1 + REACH)) {
      if (things.has(word)) {
        if (link === '' || word === from) return [];
        const isWanted = link === 'for' && words.slice(Math.max(0, start - 2), start).some((one) => WANTING.has(one));
        return [OUT_OF.has(link) || isWanted ? `${word}>${from}` : `${from}>${word}`];
      }
      if (INTO.has(word) || OUT_OF.has(word)) link = word;
      else if (!BETWEEN.test(word)) return [];
    }
    return [];
  });
}

const deniedIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (!NOT.has(word)) return [];
    const denied = words.slice(at + 1, at + 1 + DENIED).find((next) => !STOP_WORDS.has(next) && !NOT.has(next));
    return denied === undefined || partsOf(denied).length > 1 ? [] : [`-${stem(denied).slice(1)}`];
  });

/** Returns the other direction of a way; '' for what is denied. */
export function reverse(relation: string): string {
  const [from = '', to] = relation.split('>');
  return to === undefined ? '' : `${to}>${from}`;
}
