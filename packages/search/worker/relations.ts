import sameThings from '../data/same-things.json';
import { partsOf, stem, STOP_WORDS } from './terms';

/** Words between a thing and what it becomes, and between a thing and what it comes from. */
const INTO = new Set(['to', 'into', 'for', '->', '→', '=>', '>']);
const OUT_OF = new Set(['from', 'with', 'using', 'of', 'by']);
/** Who gets one thing for another starts with what they want: "buy pufETH for ETH". */
const WANTING = new Set(['get', 'buy', 'mint', 'receive', 'acquire']);
/** Who buys one thing has no other yet; who gets one may give another that is named before. */
const BUYING = new Set(['buy', 'mint', 'acquire']);
/** "How do I get out of pufETH?" */
const LEAVING = /(?:^| )(?:leave|exit|get (?:\S+ ){0,2}out of)(?: my)?$/;
/** Words before what is not to be used. */
const LACKING = new Set(['without', 'avoid', 'instead', 'rather']);
/** All words that deny. */
const NOT = new Set([...LACKING, 'no', 'not', 'never', 'cannot', 'nor']);
/** Other words for the same thing. */
const SAME: ReadonlyMap<string, string> = new Map(Object.entries(sameThings));
/** Number of words from a thing to the next, and from a denial to what is denied. */
const REACH = 4;
const DENIED = 4;
/** Verbs between a denial and what is denied: "without paying a fee". */
const OF_DENIAL = /^(?:pay|pays|paying|us(?:e|es|ing)|having|going|getting|waiting)$/;
/** Words that say nothing about the way between two things. */
const BETWEEN = /^(?:my|some|the|a|back|out|tokens?|all|directly|again|native)$/;

/**
 * Returns what a text says about two things or about none: `eth>pufeth` for "turn ETH into pufETH", `>pufeth` for "buy
 * pufETH", `pufeth>` for "out of pufETH", and `-wallet` for "without a wallet". `things` are names in lower case.
 */
export function relationsOf(text: string, things: ReadonlySet<string>): string[] {
  const words = (text.replace(/n['’]t\b/g, ' not ').match(/[-=]?>|→|[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const lower = word.toLowerCase();
    return SAME.get(lower) ?? lower;
  });
  return [...new Set([...waysIn(words, things), ...deniedIn(words, things)])];
}

function waysIn(words: readonly string[], things: ReadonlySet<string>): string[] {
  return words.flatMap((from, start) => {
    if (!things.has(from)) return [];
    const before = words.slice(Math.max(0, start - 2), start);
    if (start === words.length - 1) {
      if (LEAVING.test(words.slice(0, start).join(' '))) return [`${from}>`];
      return before.some((one) => BUYING.has(one)) ? [`>${from}`] : [];
    }
    let link = '';
    for (const word of words.slice(start + 1, start + 1 + REACH)) {
      if (things.has(word)) {
        if (link === '' || word === from) return [];
        const isWanted = link === 'for' && before.some((one) => WANTING.has(one));
        return [OUT_OF.has(link) || isWanted ? `${word}>${from}` : `${from}>${word}`];
      }
      if (INTO.has(word) || OUT_OF.has(word)) link = word;
      else if (!BETWEEN.test(word)) return [];
    }
    return [];
  });
}

/** Whether a word can be what is denied; code has a name of its own. */
const isDenied = (word: string): boolean =>
  !STOP_WORDS.has(word) && !NOT.has(word) && !OF_DENIAL.test(word) && partsOf(word).length === 1;

/**
 * Returns the word that is denied, and the same with the next one: `-exit` and `-exit+fe` for "no exit fee". After
 * "without" the second of two words is denied, `-fe` and `-exit+fe`, and tokens can be denied too.
 */
const deniedIn = (words: readonly string[], things: ReadonlySet<string>): string[] =>
  words.flatMap((word, at) => {
    if (!NOT.has(word)) return [];
    const rest = LACKING.has(word) ? words : words.filter((one, place) => place <= at || !things.has(one));
    const start = rest.findIndex((next, place) => place > at && place <= at + DENIED && isDenied(next));
    const [first, next] = [rest[start], rest[start + 1]];
    if (first === undefined) return [];
    const one = stem(first).slice(1);
    if (next === undefined || !isDenied(next)) return [`-${one}`];
    const two = stem(next).slice(1);
    return [`-${LACKING.has(word) ? two : one}`, `-${one}+${two}`];
  });

/** Returns the other direction of a way, of `>pufeth` `pufeth>`; '' for what is denied. */
export function reverse(relation: string): string {
  const [from = '', to] = relation.split('>');
  return to === undefined ? '' : `${to}>${from}`;
}

/** Whether a text asks for a way without something, rather than stating that something is missing. */
export const isWithout = (text: string): boolean =>
  text.split(/\P{L}+/u).some((word) => LACKING.has(word.toLowerCase()));

/** Returns the stems of what a relation denies. */
export const stemsDenied = (relation: string): string[] => relation.slice(1).split('+');
