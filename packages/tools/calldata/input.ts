import { LONGEST_INPUT } from '../errors/message';
import { keyIn, named, type Named } from './named';
import type { Warned } from './json-warnings';
import type { PastedCall, RawTransaction } from './pasted-call';
import { fromText, isRaw } from './text-call';

export interface Pasted extends Warned {
  /**
   * Reads JSON or a raw transaction, each with code that other inputs don't need; null where everything has been read.
   */
  readonly later: (() => Promise<Pasted>) | null;
  /** The raw transaction that the call is from; null for every other input. */
  readonly signed: RawTransaction | null;
  /** Description of an input that is no call: a hash, a link, a topic; or of a key beside one. */
  readonly named: Named | null;
}

export const NOTHING = {
  items: [],
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
  return /^["[{]/.test(text) ? { ...NOTHING, later: () => jsonOf(text) } : plainOf(text);
}

/** Reads an input completely. */
export const readWhole = async (input: string): Promise<Pasted> => {
  const pasted = readCalls(input);
  return pasted.later === null ? pasted : pasted.later();
};

async function jsonOf(text: string): Promise<Pasted> {
  const { readWarned } = await import(/* webpackChunkName: "t-json" */ './json-warnings');
  const json = readWarned(text);
  if (json !== null) return { ...NOTHING, named: keyIn(text), ...json };
  const plain = plainOf(text);
  return (await plain.later?.()) ?? plain;
}

function plainOf(text: string): Pasted {
  const known = named(text);
  if (known !== null) return { ...NOTHING, named: known };
  const call = fromText(text.replace(NUMBER_OF_WORD, ''));
  if (call !== null && isRaw(call.data)) return { ...NOTHING, later: () => signedOf(call) };
  const key = keyIn(text);
  return {
    ...NOTHING,
    named: key,
    items: call === null ? [] : [call],
    problem: (call ?? key) === null ? NONE : null,
  };
}

const NONE =
  'No calldata, log or receipt as JSON is in this. Calldata starts with 0x and eight digits; the revert doctor reads revert data.';

/** The call of a raw transaction. */
async function signedOf({ data }: PastedCall): Promise<Pasted> {
  const { rawTransaction, DAMAGED } = await import(/* webpackChunkName: "t-signed" */ './transaction');
  const signed = rawTransaction(data);
  return signed === null ? { ...NOTHING, problem: DAMAGED } : { ...NOTHING, signed, items: [signed.call] };
}
