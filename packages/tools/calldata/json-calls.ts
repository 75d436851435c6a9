import { encodedMethod } from './safe-method';
import type { PastedCall, PastedLog } from './pasted-call';
import type { Address, Hex } from 'viem';
import { ZERO_ADDRESS } from '../book/hex';
import { safeHashes } from '../compose/outputs/safe-hash';

/** Content of a JSON text. */
export interface JsonCalls {
  readonly items: readonly (PastedCall | PastedLog)[];
  /** Status of a receipt; null without one. */
  readonly status: 'success' | 'reverted' | null;
  /** The calls are one transaction. */
  readonly batch: boolean;
  /** Why parts were not read. */
  readonly problem: string | null;
}

const MOST_ITEMS = 500;
const DEEPEST = 12;

type Fields = Readonly<Record<string, unknown>>;
type Inherited = Pick<PastedCall, 'from' | 'chainId'>;

/** Reads a transaction, a batch (EIP-5792, both forms of Safe files), logs or a receipt; null for everything else. */
export function readJson(text: string): JsonCalls | null {
  const reader = new JsonReader();
  reader.walk(parsed(text), { from: null, chainId: null }, 0);
  const { items, status, batch, full } = reader;
  return items.length === 0
    ? null
    : { items, status, batch, problem: full ? `Only ${MOST_ITEMS} items are read.` : null };
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
  status: JsonCalls['status'] = null;
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
      if (fields.status != null)
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
      operation: fields.operation === 1 || fields.operation === '1' ? 'delegatecall' : 'call',
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

const address = (value: unknown): Address | null =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? (value.toLowerCase() as Address) : null;

function wei(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  return typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78}n?)$/i.test(value)
    ? BigInt(value.replace(/n$/i, ''))
    : null;
}

function chain(value: unknown): number | null {
  const id = wei(typeof value === 'string' ? value.replace(/^eip155:/, '') : value);
  return id !== null && id < 2n ** 50n ? Number(id) : null;
}

/**
 * The safeTxHash of a Safe transaction, as its service or a device shows it; null when the Safe or the nonce is
 * missing.
 */
function hashOfSafe(fields: Fields, chainId: number): Hex | null {
  const safe = address(fields.safe ?? fields.safeAddress);
  if (safe === null || fields.nonce === undefined) return null;
  const number = (value: unknown): bigint =>
    /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(textOf(value)) ? BigInt(textOf(value)) : 0n;
  const data = typeof fields.data === 'string' && isHex(fields.data) ? fields.data : '0x';
  return safeHashes({
    chainId,
    safe,
    to: address(fields.to) ?? ZERO_ADDRESS,
    value: number(fields.value),
    data: data as Hex,
    operation: textOf(fields.operation) === '1' ? 1 : 0,
    safeTxGas: number(fields.safeTxGas),
    baseGas: number(fields.baseGas),
    gasPrice: number(fields.gasPrice),
    gasToken: address(fields.gasToken) ?? ZERO_ADDRESS,
    refundReceiver: address(fields.refundReceiver) ?? ZERO_ADDRESS,
    nonce: number(fields.nonce),
  }).safeTxHash;
}

/** A text or a number of a file; an object has no text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
