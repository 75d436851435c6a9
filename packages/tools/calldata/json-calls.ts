import { encodedMethod, type Encoded } from './safe-method';
import type { PastedCall, PastedItem } from './pasted-call';
import { address, chain, dataIn, given, isHex, safeOf, textOf, whole, type Fields } from './json-fields';

/** Content of a JSON text. */
export interface JsonCalls {
  readonly items: readonly PastedItem[];
  /** The calls are one transaction. */
  readonly batch: boolean;
  /** Parts that are neither calls nor logs, by name. */
  readonly left: readonly string[];
}

/** Bytes of a call in typed data: a forwarded request or a user operation. */
const CALL_BYTES = /"(?:input|(?:call)?data)":"0x[\da-f]{8}/i;
/** Data with a digit that is missing, or without 0x. */
const CUT = /^0x[\da-f]{8,}$|^[\da-f]{8}(?:[\da-f]{64})+$/i;
/** A frame of a trace: its `calls` are what the called contract does. */
const FRAME = /^(?:(?:DELEGATE|STATIC)?CALL|CALLCODE|CREATE2?)$/;

const MOST_ITEMS = 500;
const DEEPEST = 12;

type Inherited = Pick<PastedCall, 'from' | 'chainId'> & {
  /** Names of the fields around a call that are given and cannot be read. */
  readonly unread: readonly string[];
};

/** What the fields of a call say beside it. `method`: that of a call without data. */
type Beside = (
  fields: Fields,
  call: PastedCall & Required<Pick<PastedCall, 'unread'>>,
  method: Encoded | null,
) => Partial<Pick<PastedCall, 'safeHashes' | 'unread' | 'warnings' | 'note'>>;

/** The names of parts that are no calls. */
const REVERT = 'Revert data (see the revert doctor)';
const LOST = 'Part of a list';

/**
 * Reads a transaction, a batch (EIP-5792, both forms of Safe files), logs or a receipt; null for everything else.
 * Only the explainer reads what stands `beside` a call.
 */
export function readJson(text: string, beside?: Beside): JsonCalls | null {
  const reader = new JsonReader(beside);
  reader.walk(text, { from: null, chainId: null, unread: [] }, 0);
  const { items, batch, parts } = reader;
  return items.length + parts.size > 0 ? { items, batch, left: [...parts] } : null;
}

function parsed(text: string): unknown {
  try {
    return /^\s*["[{]/.test(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

class JsonReader {
  readonly items: PastedItem[] = [];
  batch = false;
  readonly parts = new Set<string>();
  readonly #beside: Beside | undefined;

  constructor(beside?: Beside) {
    this.#beside = beside;
  }

  /** `calls`: each item of a list is a call; in other lists, those with the fields of one. */
  walk(value: unknown, inherited: Inherited, depth: number, calls = false): void {
    // Wallets and logs write JSON inside of a text, also more than once.
    if (typeof value === 'string') return this.walk(parsed(value), inherited, depth, calls);
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    if (this.items.length >= MOST_ITEMS) {
      this.parts.add(LOST);
      return;
    }
    if (Array.isArray(value)) {
      for (const item of value) {
        const before = this.items.length;
        this.walk(item, inherited, depth + 1, calls);
        const { to, data } = (item ?? {}) as Fields;
        if ((calls || given(to) || given(data)) && this.items.length === before) this.parts.add(LOST);
      }
      return;
    }
    const fields = value as Fields;
    const typed = fields.primaryType;
    const domain = (typed === undefined ? {} : (fields.domain ?? {})) as Fields;
    // Typed data is signed for the chain of its domain. A Safe older than 1.3.0 has none there, and other hashes.
    const id = typed === undefined ? fields.chainId : domain.chainId;
    if (typed === 'SafeTx') {
      const message = fields.message as Fields;
      return this.walk(
        { ...message, chainId: id, safe: domain.verifyingContract, isSigned: true },
        inherited,
        depth + 1,
      );
    }
    // Typed data without the bytes of a call can have a `to` and a `value` of a token.
    if (typeof typed === 'string') {
      this.parts.add(`Typed data (${typed.slice(0, 40)})`);
      if (!CALL_BYTES.test(JSON.stringify(fields.message))) return;
    }
    const unread = [...inherited.unread];
    const read = readerOf(unread);
    const meta = fields.meta as Fields | undefined;
    const sender = [safeOf(fields), fields.from, meta?.createdFromSafeAddress].find(given);
    const here: Inherited = {
      from: read('from', sender, address) ?? inherited.from,
      chainId: read('chainId', id, chain) ?? inherited.chainId,
      unread,
    };
    if (Array.isArray(fields.topics)) return this.#log(fields);
    // The receipt has every log of a user operation, with the event that says whether it failed.
    if (given(fields.userOpHash) && given(fields.receipt)) return this.walk(fields.receipt, here, depth + 1);
    // Without a target, data beside a code is that of a revert, and beside logs the result of a call.
    const isResult = !given(fields.to) && (given(fields.code) || Array.isArray(fields.logs));
    if (isResult && given(fields.code) && isHex(fields.data)) this.parts.add(REVERT);
    const data = isResult ? undefined : dataOf(fields);
    const { transactionHash, cumulativeGasUsed, status } = fields;
    if (data === undefined && given(transactionHash ?? cumulativeGasUsed) && ('logs' in fields || 'status' in fields))
      this.items.push({ kind: 'receipt', status });
    const frame = data !== undefined && FRAME.test(textOf(fields.type));
    const lists = frame ? [] : [fields.calls, fields.transactions].filter(Array.isArray);
    if (data !== undefined) this.#call(fields, data, here);
    if (lists.length > 0) this.batch = true;
    // A call can have a list beside it, which must not hide it.
    if (lists.length > 0 || data === undefined)
      for (const inner of lists.length > 0 ? lists : Object.values(fields))
        this.walk(inner, here, depth + 1, lists.length > 0);
  }

  /** `data` is null where the input has none. */
  #call(fields: Fields, data: string | null, { unread: around, ...here }: Inherited): void {
    // A builder sends the data 0x as it is, whatever method stands beside it.
    const method = data === null ? encodedMethod(fields.contractMethod, fields.contractInputsValues) : null;
    // The data of a method whose values cannot be encoded is not 0x.
    const unread = [...around, ...(method?.data === '0x' ? ['contractInputsValues'] : [])];
    const read = readerOf(unread);
    const call = {
      kind: 'call',
      data: method?.data ?? (data ?? '0x').toLowerCase(),
      to: read('to', fields.to, address),
      ...here,
      value: read('value', fields.value, whole),
      operation: read('operation', fields.operation, operationOf) ?? 'call',
      note: null,
      unread,
    } as const;
    this.items.push({ ...call, ...this.#beside?.(fields, call, method) });
  }

  #log(fields: Fields): void {
    const topics = (fields.topics as unknown[]).filter(isHex);
    const data = isHex(fields.data) ? fields.data.toLowerCase() : '0x';
    this.items.push({
      kind: 'log',
      address: address(fields.address),
      topics: topics.slice(0, 4).map((topic) => topic.toLowerCase()),
      data,
    });
  }
}

/** Reads fields, and adds the names of those that are given and cannot be read to a list. */
const readerOf =
  (unread: string[]) =>
  <Value>(name: string, field: unknown, by: (field: unknown) => Value | null): Value | null => {
    const value = by(field);
    if (value === null && given(field)) unread.push(name);
    return value;
  };

function operationOf(field: unknown): PastedCall['operation'] | null {
  const [, kind] = /^(?:0x)?0*(1n?|delegate.*|n|call|)$/i.exec(given(field) ? textOf(field) || '?' : '') ?? [];
  return kind === undefined ? null : /^[1d]/i.test(kind) ? 'delegatecall' : 'call';
}

/**
 * The data of a call, null for a call without data, undefined for what is no call. An odd digit stays, so that the
 * reader learns that the end of the data is missing.
 */
function dataOf(fields: Fields): string | null | undefined {
  const data = dataIn(fields).find(given) ?? null;
  if (isHex(data) || CUT.test(textOf(data))) return `0x${textOf(data).replace(/^0x/i, '')}`;
  const sends = fields.value !== undefined || given(fields.contractMethod) || Array.isArray(fields.authorizationList);
  return isHex(fields.to) && data === null && sends ? null : undefined;
}
