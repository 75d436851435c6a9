/** Words of texts, names and queries. Identifiers are kept whole and also cut into their parts. */

/** Hex stays in one piece; identifiers keep their case until they have been cut. */
const CHUNK = /0x[0-9a-fA-F]+|[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu;
const BOUNDARY = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

export const chunks = (text: string): string[] => text.match(CHUNK) ?? [];

/** `ERC20PermitHandler` -> erc20, permit, handler; `getPufETHRate` -> get, puf, eth, rate. Cut before lower-casing. */
export const partsOf = (identifier: string): string[] =>
  identifier
    .split(BOUNDARY)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());

/** Letters and digits only, lower case: `Get rate-in quote()` and `getRateInQuote` are the same. */
export const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const ENDINGS = [
  'ments',
  'ment',
  'ations',
  'ation',
  'ating',
  'ates',
  'ated',
  'ate',
  'ions',
  'ies',
  'ied',
  'ion',
  'ings',
  'ing',
  'ers',
  'er',
  'als',
  'al',
  'ed',
  'es',
  's',
];

/** `fees`, `keys`, `logs`; not `gas`, `less`, `this`. */
const SHORT_PLURAL = /^(\p{L}{2,}[^\Waius])s$/u;

/** Stem of an English word; it lives beside the words ("~approv"), so that it never meets a whole word by accident. */
export function stem(word: string): string {
  const ending = ENDINGS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= 4);
  const base = ending === undefined ? word.replace(SHORT_PLURAL, '$1') : word.slice(0, -ending.length);
  return `~${base.replace(/(e|y)$/, '').replace(/(.)\1$/, '$1')}`;
}

const memory = new Map<string, readonly string[]>();
/** Enough for the words of this site; a text that varies more must not fill the memory. */
const MEMORY_LIMIT = 60_000;

/** Index terms of a chunk: whole, parts, stems. Remembered, because few words make up most of a text. */
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

export const indexTerms = (text: string): string[] => chunks(text).flatMap(termsOf);
