import { encodedMethod, type Encoded } from './safe-method';
import type { PastedCall, PastedLog } from './pasted-call';
import { address, chain, dataIn, given, isHex, safeOf, textOf, whole, type Fields } from './json-fields';

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

/**
 * What the fields of a call say beside it. `unread`: names of the fields that are given and cannot be read; `method`:
 * that of a call without data.
 */
type Beside = (
  fields: Fields,
  call: PastedCall,
  unread: readonly string[],
  method: Encoded | null,
) => Partial<Pick<PastedCall, 'safeHashes' | 'warnings' | 'note'>>;

/**
 * Reads a transaction, a batch (EIP-5792, both forms of Safe files), logs or a receipt; null for everything else.
 * Only the explainer reads what stands `beside` a call.
 */
export function readJson(text: string, beside: Beside = () => ({})): JsonCalls | null {
  const reader = new JsonReader(beside);
  reader.walk(parsed(text), { from: null, chainId: null, unread: [] }, 0);
  const { items, status, batch, full, lost, typed } = reader;
  // A receipt without logs has no item: every one of a reverted transaction.
  if (items.length === 0 && typed === null && status === null) return null;
  const left = lost ? 'Part of a list cannot be read.' : null;
  return { items, status, batch, problem: full ? `Only ${MOST_ITEMS} items are read.` : (typed ?? left) };
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
  /** An item of a list of calls is none. */
  lost = false;
  /** What typed data is. */
  typed: string | null = null;
  readonly #beside: Beside;

  constructor(beside: Beside) {
    this.#beside = beside;
  }

  /** `calls`: each item of a list is a call; in other lists, those with the fields of one. */
  walk(value: unknown, inherited: Inherited, depth: number, calls = false): void {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    if (this.items.length >= MOST_ITEMS) {
      this.full = true;
      return;
    }
    if (Array.isArray(value)) {
      for (const item of value) {
        if (this.full) return;
        const before = this.items.length;
        this.walk(item, inherited, depth + 1, calls);
        const { to, data } = (item ?? {}) as Fields;
        if ((calls || given(to) || given(data)) && this.items.length === before) this.lost = true;
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
      const calls = CALL_BYTES.test(JSON.stringify(fields.message));
      this.typed = `Typed data (${typed.slice(0, 40)})${calls ? '' : ', not a call'}. Its signature alone may move tokens. The permit bench reads permits.`;
      if (!calls) return;
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
    if (Array.isArray(fields.logs)) {
      if (fields.status != null)
        this.status = /^(?:0x1|1|success|true)$/.test(String(fields.status)) ? 'success' : 'reverted';
      return this.walk(fields.logs, here, depth + 1);
    }
    const data = dataOf(fields);
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
    const call: PastedCall = {
      kind: 'call',
      data: method?.data ?? (data ?? '0x').toLowerCase(),
      to: read('to', fields.to, address),
      ...here,
      value: read('value', fields.value, whole),
      operation: read('operation', fields.operation, operationOf) ?? 'call',
      note: null,
    };
    this.items.push({ ...call, ...this.#beside(fields, call, unread, method) });
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
