import { LONGEST_INPUT } from '../errors/message';
import { named, type Named } from './named';
import { hashOfSafe } from './safe-transaction';
import { encodedMethod } from './safe-method';
import type { PastedCall, RawTransaction } from './pasted-call';

export interface PastedLog {
  readonly kind: 'log';
  readonly address: string | null;
  readonly topics: readonly string[];
  readonly data: string;
}

export interface Pasted {
  readonly items: readonly (PastedCall | PastedLog)[];
  /** Status of a receipt; null without one. */
  readonly status: 'success' | 'reverted' | null;
  /** The calls are one transaction. */
  readonly batch: boolean;
  /** Reads what looks like a raw transaction, with code that few inputs need; null for every other input. */
  readonly raw: (() => Promise<RawTransaction | null>) | null;
  /** What the input is when it is no call: a hash, a link, a topic. */
  readonly named: Named | null;
  /** Why nothing, or not all, was read. */
  readonly problem: string | null;
}

const NOTHING = { items: [], status: null, batch: false, raw: null, named: null } as const;
const MOST_ITEMS = 500;
const DEEPEST = 12;

type Fields = Readonly<Record<string, unknown>>;
type Inherited = Pick<PastedCall, 'from' | 'chainId'>;

/** Reads calldata, a transaction, a batch, logs or a receipt: hex, JSON, or the lines of a library's message. */
export function readCalls(input: string): Pasted {
  const text = input.trim();
  if (text.length > LONGEST_INPUT)
    return { ...NOTHING, problem: `The input is longer than ${LONGEST_INPUT} characters.` };
  const json = parsed(text);
  if (json !== undefined && typeof json === 'object') {
    const reader = new JsonReader();
    reader.walk(json, { from: null, chainId: null }, 0);
    if (reader.items.length > 0)
      return {
        ...NOTHING,
        items: reader.items,
        status: reader.status,
        batch: reader.batch,
        problem: reader.full ? `Only ${MOST_ITEMS} items are read.` : null,
      };
  }
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

function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class JsonReader {
  readonly items: (PastedCall | PastedLog)[] = [];
  status: Pasted['status'] = null;
  full = false;
  batch = false;

  walk(value: unknown, inherited: Inherited, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    if (this.items.length >= MOST_ITEMS) {
      this.full = true;
      return;
    }
    if (Array.isArray(value)) {
      for (const item of value) {
        if (this.full) return;
        this.walk(item, inherited, depth + 1);
      }
      return;
    }
    const fields = value as Fields;
    const here: Inherited = {
      from:
        address(fields.from) ?? address((fields.meta as Fields | undefined)?.createdFromSafeAddress) ?? inherited.from,
      chainId: chain(fields.chainId) ?? inherited.chainId,
    };
    if (Array.isArray(fields.topics)) return this.#log(fields);
    if (Array.isArray(fields.logs)) {
      if (fields.status !== undefined)
        this.status = /^(?:0x1|1|success|true)$/.test(String(fields.status)) ? 'success' : 'reverted';
      return this.walk(fields.logs, here, depth + 1);
    }
    const list = fields.calls ?? fields.transactions;
    if (Array.isArray(list)) {
      this.batch = true;
      return this.walk(list, here, depth + 1);
    }
    const data = fields.data ?? fields.input ?? fields.calldata ?? fields.callData ?? null;
    if (typeof data === 'string' && isHex(data)) return this.#call(fields, data, here);
    if (
      address(fields.to) !== null &&
      (data === null || data === '') &&
      (fields.value !== undefined || (fields.contractMethod ?? null) !== null)
    )
      return this.#call(fields, '0x', here);
    for (const inner of Object.values(fields)) this.walk(inner, here, depth + 1);
  }

  #call(fields: Fields, data: string, here: Inherited): void {
    const method = data === '0x' ? encodedMethod(fields.contractMethod, fields.contractInputsValues) : null;
    this.items.push({
      kind: 'call',
      data: method?.data ?? data.toLowerCase(),
      to: address(fields.to),
      ...here,
      value: wei(fields.value),
      operation: String(fields.operation) === '1' ? 'delegatecall' : 'call',
      note: method?.note ?? null,
      safeHash: (chainId) => hashOfSafe(fields, chainId),
    });
  }

  #log(fields: Fields): void {
    const topics = (fields.topics as unknown[]).filter(
      (topic): topic is string => typeof topic === 'string' && isHex(topic),
    );
    const data = typeof fields.data === 'string' && isHex(fields.data) ? fields.data.toLowerCase() : '0x';
    this.items.push({
      kind: 'log',
      address: address(fields.address),
      topics: topics.slice(0, 4).map((topic) => topic.toLowerCase()),
      data,
    });
  }
}

const isHex = (text: string): boolean => /^0x(?:[0-9a-f]{2})*$/i.test(text);

const address = (value: unknown): string | null =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? value.toLowerCase() : null;

function wei(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  return typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78}n?)$/i.test(value)
    ? BigInt(value.replace(/n$/, ''))
    : null;
}

function chain(value: unknown): number | null {
  const id = wei(typeof value === 'string' ? value.replace(/^eip155:/, '') : value);
  return id !== null && id < 2n ** 50n ? Number(id) : null;
}

/** Hex alone, over several lines, or after a label as viem prints it: "to: 0x..", "data: 0x..". */
function fromText(text: string): PastedCall | null {
  const joined = text.replace(/\s+/g, '');
  // No data at all is a call as well: plain ETH.
  // An odd digit stays: the end of the data is missing, and the reader is told.
  const alone = /^0x$/i.test(joined) ? '' : /^(?:0x)?([0-9a-f]{8,})$/i.exec(joined)?.[1];
  const labelled = (name: string, digits: string): string | null =>
    new RegExp(`\\b${name}"?\\s{0,4}[:=]\\s{0,12}"?(0x${digits})(?![0-9a-f])`, 'i').exec(text)?.[1]?.toLowerCase() ??
    null;
  const data =
    alone === undefined
      ? (labelled('data', '(?:[0-9a-f]{2}){4,}') ?? /0x(?:[0-9a-f]{2}){4,}(?![0-9a-f])/i.exec(without20(text))?.[0])
      : `0x${alone}`;
  if (data === undefined || data === null) return null;
  const ether = /\bvalue:\s{0,12}(\d{1,30}(?:\.\d{1,18})?) ETH\b/.exec(text)?.[1];
  const [whole = '0', fraction = ''] = (ether ?? '').split('.');
  return {
    kind: 'call',
    data: data.toLowerCase(),
    to: labelled('to', '[0-9a-f]{40}'),
    from: labelled('from', '[0-9a-f]{40}'),
    value: ether === undefined ? null : BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0')),
    chainId: null,
    operation: 'call',
    note: null,
  };
}

/** An address alone is no calldata. */
const without20 = (text: string): string => text.replace(/0x[0-9a-f]{40}(?![0-9a-f])/gi, '');
