import { LONGEST_INPUT } from '../errors/message';

/** A call as pasted. Fields that the input does not have are null. */
export interface PastedCall {
  readonly kind: 'call';
  /** Lower case with 0x; `0x` for a plain transfer. */
  readonly data: string;
  readonly to: string | null;
  readonly from: string | null;
  /** Wei. */
  readonly value: bigint | null;
  readonly chainId: number | null;
  /** What the input says about it, for example "no data, only the name of a method". */
  readonly note: string | null;
}

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
  /** Why nothing, or not all, was read. */
  readonly problem: string | null;
}

const MOST_ITEMS = 200;
const DEEPEST = 12;

type Fields = Readonly<Record<string, unknown>>;
type Inherited = Pick<PastedCall, 'from' | 'chainId'>;

/** Reads calldata, a transaction, a batch, logs or a receipt: hex, JSON, or the lines of a library's message. */
export function readCalls(input: string): Pasted {
  const text = input.trim();
  if (text.length > LONGEST_INPUT)
    return { items: [], status: null, problem: `The input is longer than ${LONGEST_INPUT} characters.` };
  const json = parsed(text);
  if (json !== undefined && typeof json === 'object') {
    const reader = new JsonReader();
    reader.walk(json, { from: null, chainId: null }, 0);
    if (reader.items.length > 0)
      return {
        items: reader.items,
        status: reader.status,
        problem: reader.full ? `Only ${MOST_ITEMS} items are read.` : null,
      };
  }
  const call = fromText(text);
  return call === null
    ? {
        items: [],
        status: null,
        problem: 'No calldata, log or receipt is in this. Calldata starts with 0x and eight digits.',
      }
    : { items: [call], status: null, problem: null };
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
    if (Array.isArray(list)) return this.walk(list, here, depth + 1);
    const data = fields.data ?? fields.input ?? fields.calldata ?? fields.callData;
    if (typeof data === 'string' && isHex(data)) return this.#call(fields, data, here);
    if (address(fields.to) !== null && (fields.value !== undefined || fields.contractMethod !== undefined))
      return this.#call(fields, '0x', here);
    for (const inner of Object.values(fields)) this.walk(inner, here, depth + 1);
  }

  #call(fields: Fields, data: string, here: Inherited): void {
    const method = (fields.contractMethod as { name?: unknown } | null | undefined)?.name;
    this.items.push({
      kind: 'call',
      data: data.toLowerCase(),
      to: address(fields.to),
      ...here,
      value: wei(fields.value),
      note:
        data === '0x' && typeof method === 'string'
          ? `The file names the method ${method.slice(0, 80)} and has no data: the values stand in contractInputsValues.`
          : null,
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
  const alone = /^(?:0x)?((?:[0-9a-f]{2}){4,})$/i.exec(joined)?.[1];
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
    note: null,
  };
}

/** An address alone is no calldata. */
const without20 = (text: string): string => text.replace(/0x[0-9a-f]{40}(?![0-9a-f])/gi, '');
