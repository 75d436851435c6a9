import { LONGEST_INPUT } from '../errors/message';
import { named, type Named } from './named';
import { readJson, type JsonCalls } from './json-calls';
import type { RawTransaction } from './pasted-call';
import { fromText } from './text-call';

export interface Pasted extends JsonCalls {
  /** Reads what looks like a raw transaction, with code that few inputs need; null for every other input. */
  readonly raw: (() => Promise<RawTransaction | null>) | null;
  /** What the input is when it is no call: a hash, a link, a topic. */
  readonly named: Named | null;
}

const NOTHING = { items: [], status: null, batch: false, raw: null, named: null } as const;

/** Reads calldata, a transaction, a batch, logs or a receipt: hex, JSON, or the lines of a library's message. */
export function readCalls(input: string): Pasted {
  const text = input.trim();
  if (text.length > LONGEST_INPUT)
    return { ...NOTHING, problem: `The input is longer than ${LONGEST_INPUT} characters.` };
  const json = readJson(text);
  if (json !== null) return { ...NOTHING, ...json };
  const known = named(text);
  if (known !== null) return { ...NOTHING, named: known, problem: null };
  const raw = text.replace(/\s+/g, '').toLowerCase();
  if (RAW.test(raw)) return { ...NOTHING, raw: () => readRaw(raw), items: [], problem: null };
  const call = fromText(text);
  return call === null
    ? { ...NOTHING, problem: 'No calldata, log or receipt is in this. Calldata starts with 0x and eight digits.' }
    : { ...NOTHING, items: [call], problem: null };
}

/** A typed transaction is a list behind its type; the others are a list. Both are longer than a list of 55 bytes. */
const RAW = /^0x(?:0[1-4]f[89a-f]|f[89])(?:[0-9a-f]{2})+$/;

const readRaw = async (hex: string): Promise<RawTransaction | null> =>
  (await import(/* webpackChunkName: "t-signed" */ './transaction')).rawTransaction(hex);

/** What was pasted, with the call of a raw transaction; as calldata where it is none. */
export function withRaw(pasted: Pasted, raw: RawTransaction | null, text: string): Pasted {
  if (pasted.raw === null) return pasted;
  const call = raw?.call ?? fromText(text.trim());
  return { ...pasted, items: call === null ? [] : [call] };
}
