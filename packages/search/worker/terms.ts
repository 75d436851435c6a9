/** Words of texts, names and queries. Identifiers are indexed whole and in parts. */

import stopWordList from '../data/stop-words.json';

export const STOP_WORDS: ReadonlySet<string> = new Set(stopWordList);

/** Matches a chunk: hex stays whole, identifiers keep their case until they are split. */
const CHUNK = /0x[0-9a-fA-F]+|[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu;
const BOUNDARY = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

export const chunks = (text: string): string[] => text.match(CHUNK) ?? [];

/**
 * Splits `ERC20PermitHandler` into erc20, permit, handler; `getPufETHRate` into get, puf, eth, rate. Call it before
 * lower-casing.
 */
export const partsOf = (identifier: string): string[] =>
  identifier
    .split(BOUNDARY)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());

/** Keeps letters and digits, in lower case: `Get rate-in quote()` and `getRateInQuote` become equal. */
export const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A word with its longest ending; at least four letters stay. */
const ENDING = /^(.{4,}?)(?:(?:ment|ation|ate|ion|ing|er|al)s?|ating|ated|ies|ied|ed|es|s)$/;
/** `fees`, `keys`, `logs`; not `gas`, `less`, `this`. */
const SHORT_PLURAL = /^(\p{L}{2,}[^\Waius])s$/u;

/** Returns the stem of an English word. Stems have a prefix ("~approv"), so that they never equal a word. */
export function stem(word: string): string {
  const base = word.replace(ENDING.test(word) ? ENDING : SHORT_PLURAL, '$1');
  return `~${base.replace(/(e|y)$/, '').replace(/(.)\1$/, '$1')}`;
}

const memory = new Map<string, readonly string[]>();
/** Enough for the words of this site; limits the memory for more varied texts. */
const MEMORY_LIMIT = 60_000;

/** Returns the index terms of a chunk: whole, parts, stems. Cached, because few words make up most of a text. */
function termsOf(chunk: string): readonly string[] {
  const known = memory.get(chunk);
  if (known) return known;
  const whole = chunk.toLowerCase();
  const parts = chunk.startsWith('0x') ? [] : partsOf(chunk);
  const words = parts.length > 1 ? [whole, ...parts] : [whole];
  const terms = [...new Set([...words, ...words.filter((word) => /^\p{L}{3,}$/u.test(word)).map(stem)])];
  if (memory.size < MEMORY_LIMIT) memory.set(chunk, terms);
  return terms;
}

/** Returns the stems of a phrase without stop words, each once, without the prefix of stems. */
export const phraseStems = (phrase: string): string[] => [
  ...new Set(
    chunks(phrase)
      .map(squash)
      .filter((word) => word !== '' && !STOP_WORDS.has(word))
      .map((word) => stem(word).slice(1)),
  ),
];

export const indexTerms = (text: string): string[] => chunks(text).flatMap(termsOf);
