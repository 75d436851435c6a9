/** Content of a message of a library, a wallet or a node, before any lookup. */

/** Longest input, in characters. A receipt with a hundred logs is shorter. */
export const LONGEST_INPUT = 200_000;
/** Maximum number of values of one kind. */
const MOST = 40;

export interface HexPart {
  /** Lower case with 0x, an even number of digits. */
  readonly hex: string;
  /** Its kind according to the preceding words. */
  readonly role: 'revert' | 'call' | 'address' | 'unclear';
  /** An odd digit at the end was dropped, or an ellipsis follows: the value was truncated before it was pasted. */
  readonly cut: boolean;
}

export interface NamePart {
  readonly name: string;
  /** The values in parentheses, as written; null for a name alone or with types only. */
  readonly values: readonly string[] | null;
  /** It is where a message names an error, and not elsewhere in a sentence. */
  readonly strong: boolean;
}

export interface Message {
  readonly text: string;
  readonly hex: readonly HexPart[];
  /** `0x11` */
  readonly panics: readonly string[];
  /** The text of a revert, where the message announces one. */
  readonly reasons: readonly string[];
  /** The message reports a revert without data. */
  readonly empty: boolean;
}

/** Reads a message. Every step takes time proportional to its length. */
export function readMessage(input: string): Message {
  const text =
    hexAlone(input) ??
    input.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return {
    text,
    hex: hexParts(text),
    panics: panicsIn(text),
    reasons: reasonsIn(text),
    empty: EMPTY.test(text),
  };
}

/** Hex over several lines, or without 0x, is one value. Null for other inputs. */
function hexAlone(input: string): string | null {
  const joined = input.replace(/[\s"',;]+/g, '');
  return /^(?:0x)?(?:[0-9a-f]{2}){4,}$/i.test(joined) && /[\d]/.test(joined) ? `0x${joined.replace(/^0x/i, '')}` : null;
}

const REVERT = /(?:revert|custom error|return ?data|output|result|signature|details|error data)[^{}]{0,24}$/i;
const DATA = /"?\bdata\\?"?\s*[:=]\s*\\?["']?(?:reverted )?$/i;
/** viem prints each argument of a call on its own line: the data is below the addresses. */
const LINES = /\b(?:to|from):\s{0,8}0x[0-9a-f]{40}\s{1,8}(?:value:[^\n]{0,40}\s{1,8})?data:\s{0,8}$/i;
const CALL = /(?:calldata|input|params|transaction=\{|request body|\bargs?)/i;

function hexParts(text: string): HexPart[] {
  const found: HexPart[] = [];
  // Some nodes print the arguments after a colon: "custom error 0xb94abeec: 0000".
  const pattern = /0x([0-9a-f]{8,})(?::\s?([0-9a-f]{64,}))?(…|\.\.)?/gi;
  for (const { 1: head = '', 2: tail = '', 3: dots, index } of text.matchAll(pattern)) {
    const digits = head + (head.length === 8 ? tail : '');
    const even = digits.slice(0, digits.length - (digits.length % 2)).toLowerCase();
    const before = text.slice(Math.max(0, index - 140), index);
    found.push({ hex: `0x${even}`, role: roleOf(even, before), cut: dots !== undefined || digits.length % 2 === 1 });
    if (found.length === MOST) break;
  }
  return found;
}

function roleOf(digits: string, before: string): HexPart['role'] {
  if (digits.length === 40) return 'address';
  if (REVERT.test(before)) return 'revert';
  if (DATA.test(before)) return CALL.test(before) || LINES.test(before) ? 'call' : 'revert';
  return CALL.test(before) ? 'call' : 'unclear';
}

const PANICS = [
  /\bPanic\(\s*(?:uint256[^)]{0,20}\)\s*\(?)?(0x[0-9a-f]{1,64}|\d{1,3})\s*\)/gi,
  /\bpanic(?:ked)?(?: with)?(?: code)?:?\s*\(?(0x[0-9a-f]{1,64})\b/gi,
  /\bpanic: [a-z ,-]{1,80}\((0x[0-9a-f]{1,4})\)/gi,
  /\bPanic due to \w{1,40}\((\d{1,3})\)/gi,
];

/** Sentences of viem for the codes. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['An `assert` condition failed', '0x01'],
  ['Arithmetic operation resulted in underflow or overflow', '0x11'],
  ['Division or modulo by zero', '0x12'],
  ['Attempted to convert to an invalid type', '0x21'],
  ['Attempted to access a storage byte array that is incorrectly encoded', '0x22'],
  ['Performed `.pop()` on an empty array', '0x31'],
  ['Array index is out of bounds', '0x32'],
  ['Allocated too much memory or created an array which is too large', '0x41'],
  ['Attempted to call a zero-initialized variable of internal function type', '0x51'],
];

function panicsIn(text: string): string[] {
  const said = SENTENCES.filter(([sentence]) => text.includes(sentence)).map(([, code]) => code);
  const codes = PANICS.flatMap((pattern) => [...text.matchAll(pattern)].slice(0, MOST).map(([, code = '']) => code));
  return [...new Set([...said, ...codes].map((code) => `0x${BigInt(code).toString(16).padStart(2, '0')}`))];
}

const REASONS = [
  /revert(?:ed)? with (?:the following )?reason(?: string)?:?\s{0,40}['"]?([^\n'"]{1,300})/gi,
  /execution reverted(?: with reason)?:\s{0,8}\\?"?([^\n"\\]{1,300})/gi,
  /transaction: revert(?:ed)?\s{1,8}([^\n"]{1,300})/gi,
  /\breason\\?"?[:=]\s?\\?"([^\n"\\]{1,300})/gi,
  /\bError\(\s?["']?([^\n"')]{1,300})["']?\s?\)/g,
  // Etherscan
  /fail with error '([^\n']{1,300})'/gi,
  // The entry point of ERC-4337
  /\b(AA\d{2}(?: \w+(?:'\w+)?){1,8})/g,
];

/** Texts of ethers and nodes for a revert without a reason. */
const PLACEHOLDER = /^(?:require\(false\)|execution reverted)$/i;

const reasonsIn = (text: string): string[] => {
  const found = REASONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].slice(0, MOST).map(([, reason = '']) => reason.trim()),
  );
  return [...new Set(found)].filter(
    (reason) =>
      !UNREADABLE.test(reason) &&
      !PLACEHOLDER.test(reason) &&
      !SENTENCES.some(([sentence]) => reason.startsWith(sentence)),
  );
};

/** Data printed as characters. */
const UNREADABLE = /[\p{Cc}\ufffd]/u;

const EMPTY =
  /"?\bdata\\?"?\s?[:=]\s?\\?["']?0x(?![0-9a-f])|missing revert data|revert(?:ed)? without (?:a )?(?:reason|data)|reverted for an unknown reason|returned no data|details: execution reverted\.?\s*(?:\n|$)|EvmError: Revert\b|no data present|"execution reverted\.?\\?"|^\s{0,20}0x\s{0,20}$/i;

/** Finds known names in a text. `known` has the names of all errors. */
export function namesIn(text: string, known: Pick<ReadonlySet<string>, 'has'>): NamePart[] {
  const found: NamePart[] = [];
  for (const { 0: name, index } of text.matchAll(/[A-Za-z_]\w{2,79}/g)) {
    if (!known.has(name)) continue;
    const after = text.slice(index + name.length, index + name.length + 2_000);
    const before = text.slice(Math.max(0, index - 24), index);
    const alone = text.trim() === name;
    const strong = after.startsWith('(') || alone || /(?:error:?|reverted(?: with)?:?|["'`.])\s{0,8}$/i.test(before);
    found.push({ name, values: valuesAfter(after), strong });
    if (found.length === MOST) break;
  }
  return found;
}

/** `(0xab.., 5)`, or `(address who, uint256 amount)` and the values in the next parentheses, as viem prints them. */
function valuesAfter(after: string): string[] | null {
  const [, first, second] = /^\(([^()\n]*)\)(?:\s*\(([^()\n]*)\))?/.exec(after) ?? [];
  if (first === undefined) return null;
  const typed = first.split(',').every((part) => /^\s*(?:address|u?int\d*|bool|bytes\d*|string|tuple)\b/.test(part));
  const values = typed ? second : first;
  return values === undefined ? null : values.split(',').map((value) => value.trim());
}
