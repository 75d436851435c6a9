import { LONGEST_INPUT } from '../errors/message';
import { named, type Named } from './named';
import type { JsonCalls } from './json-calls';
import type { RawTransaction } from './pasted-call';
import { fromText, isRaw } from './text-call';

export interface Pasted extends JsonCalls {
  /**
   * Reads JSON or a raw transaction, each with code that other inputs don't need; null where everything has been read.
   */
  readonly later: (() => Promise<Pasted>) | null;
  /** The raw transaction that the call is from; null for every other input. */
  readonly signed: RawTransaction | null;
  /** Description of an input that is no call: a hash, a link, a topic. */
  readonly named: Named | null;
}

export const NOTHING = {
  items: [],
  status: null,
  batch: false,
  problem: null,
  later: null,
  signed: null,
  named: null,
} as const satisfies Pasted;

/**
 * Explorers show the data as a selector and numbered words: "MethodID: 0x.. [0]: 00.. [1]: 00..". A word follows others
 * or the selector; the last one may be short.
 */
const NUMBER_OF_WORD = /(?<=[\da-f]{8})\s*\[\d+\]:\s*(?=[\da-f]{2,64}\b)/gi;

/** Reads calldata, a transaction, a batch, logs or a receipt: hex, JSON, or the lines of a library's message. */
export function readCalls(input: string): Pasted {
  const text = input.trim();
  if (text.length > LONGEST_INPUT)
    return { ...NOTHING, problem: `The input is longer than ${LONGEST_INPUT} characters.` };
  return /^[[{]/.test(text) ? { ...NOTHING, later: () => jsonOf(text) } : plainOf(text);
}

/** Reads an input completely. */
export const readWhole = async (input: string): Promise<Pasted> => {
  const pasted = readCalls(input);
  return pasted.later === null ? pasted : pasted.later();
};

async function jsonOf(text: string): Promise<Pasted> {
  const { readWarned } = await import(/* webpackChunkName: "t-json" */ './json-warnings');
  const json = readWarned(text);
  return json === null ? plainOf(text) : { ...NOTHING, ...json };
}

function plainOf(text: string): Pasted {
  const known = named(text);
  if (known !== null) return { ...NOTHING, named: known };
  const raw = text.replace(/\s+/g, '').toLowerCase();
  if (isRaw(raw)) return { ...NOTHING, later: () => signedOf(raw, text) };
  const call = fromText(text.replace(NUMBER_OF_WORD, ''));
  return call === null
    ? { ...NOTHING, problem: 'No calldata, log or receipt is in this. Calldata starts with 0x and eight digits.' }
    : { ...NOTHING, items: [call] };
}

/** The call of a raw transaction; calldata for other hex. */
async function signedOf(hex: string, text: string): Promise<Pasted> {
  const { rawTransaction } = await import(/* webpackChunkName: "t-signed" */ './transaction');
  const signed = rawTransaction(hex);
  const call = signed?.call ?? fromText(text);
  return { ...NOTHING, signed, items: call === null ? [] : [call] };
}
