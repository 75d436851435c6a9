import { fromRlp, toRlp, type Hex } from 'viem';
import { concat, keccak256 } from '../book/hex';
import { newCodeWarnings, type Authorization } from '../warnings/new-code';
import { recovered } from '../permit/signer';
import type { RawTransaction } from './pasted-call';

/** An RLP list as viem decodes it. */
type Rlp = Hex | readonly Rlp[];

/** The common fields of all types, and the fields that are signed. */
interface Read {
  readonly to: Rlp | undefined;
  readonly value: Rlp | undefined;
  readonly data: Rlp | undefined;
  readonly chainId: bigint | null;
  readonly authorizations: readonly Authorization[];
  /** The bytes whose hash is signed. */
  readonly signed: Hex;
  /** Parity, r and s; null for an unsigned transaction. */
  readonly signature: readonly [number, bigint, bigint] | null;
}

/** Type -> index of the recipient and number of the signed fields. */
const TYPED: Readonly<Record<string, readonly [to: number, fields: number]>> = {
  '01': [4, 8],
  '02': [5, 9],
  '03': [5, 11],
  '04': [5, 10],
};

/** What is said of bytes that start like a raw transaction and are none. */
export const DAMAGED = 'This starts like a raw transaction, but bytes are missing, too many or changed: copy it again.';

/** Reads a raw transaction of type 0 to 4; null for other hex. `hex` is lower case with 0x. */
export function rawTransaction(hex: string): RawTransaction | null {
  let read: Read | null;
  try {
    read = /^0x0[1-4]/.test(hex) ? readTyped(hex) : readLegacy(fromRlp(hex as Hex) as Rlp);
  } catch {
    return null;
  }
  if (read === null || [read.to, read.data, read.value].some(Array.isArray)) return null;
  const { chainId, signature, signed } = read;
  const to = read.to === '0x' ? null : String(read.to);
  if (to !== null && to.length !== 42) return null;
  return {
    call: {
      kind: 'call',
      data: String(read.data),
      to,
      from: null,
      value: number(read.value),
      chainId: chainId === null ? null : Number(chainId),
      operation: 'call',
      warnings: newCodeWarnings(read.authorizations),
      note: `A raw transaction${signature !== null ? ', signed: anyone who has it can send it' : ', not signed yet'}.${
        to === null ? ' It has no recipient: a contract creation, with the value attached.' : ''
      }`,
    },
    hash: keccak256(hex as Hex),
    s: signature === null ? null : `0x${signature[2].toString(16).padStart(64, '0')}`,
    sender: () =>
      signature === null
        ? null
        : (recovered(keccak256(signed), signature[1], signature[2], signature[0])?.toLowerCase() ?? null),
  };
}

function readTyped(hex: string): Read | null {
  const type = hex.slice(2, 4);
  const [at, count] = TYPED[type] ?? [0, 0];
  const outer = fromRlp(`0x${hex.slice(4)}`) as readonly Rlp[];
  // A transaction with blobs is wrapped in a list with them.
  const list = type === '03' && Array.isArray(outer[0]) ? (outer[0] as readonly Rlp[]) : outer;
  if (list.length !== count && list.length !== count + 3) return null;
  const [parity, r, s] = list.slice(count);
  return {
    to: list[at],
    value: list[at + 1],
    data: list[at + 2],
    chainId: number(list[0]),
    authorizations: type === '04' && Array.isArray(list[9]) ? (list[9] as readonly Rlp[]).map(authorization) : [],
    signed: concat([`0x${type}`, encode(list.slice(0, count))]),
    signature: r === undefined ? null : [Number(number(parity)), number(r), number(s)],
  };
}

/** v encodes the parity, and with EIP-155 the chain; without a signature only the chain. */
function readLegacy(list: Rlp): Read | null {
  if (!Array.isArray(list) || (list.length !== 6 && list.length !== 9)) return null;
  const fields = list as readonly Rlp[];
  const [to, value, data, v, r, s] = fields.slice(3);
  const common = { to, value, data, authorizations: [] };
  const plain = fields.slice(0, 6);
  if (v === undefined) return { ...common, chainId: null, signed: encode(plain), signature: null };
  const given = number(v);
  if (number(r) === 0n && number(s) === 0n)
    return { ...common, chainId: given, signed: encode(fields), signature: null };
  const chainId = given >= 35n ? (given - 35n) / 2n : null;
  const parity = Number(chainId === null ? given - 27n : (given - 35n) % 2n);
  const tail: readonly Rlp[] = chainId === null ? [] : [bytes(chainId), '0x', '0x'];
  return { ...common, chainId, signed: encode([...plain, ...tail]), signature: [parity, number(r), number(s)] };
}

/** A list of the chain's id, the address of the code, and the signature. */
const authorization = (given: Rlp): Authorization => {
  const [chainId, code] = Array.isArray(given) ? (given as readonly Rlp[]) : [];
  return {
    address: typeof code === 'string' && code.length === 42 ? code.toLowerCase() : null,
    chainId: typeof chainId === 'string' ? number(chainId) : null,
  };
};

const encode = (list: readonly Rlp[]): Hex => toRlp(list as Hex[]);

function number(field: Rlp | undefined): bigint {
  if (typeof field !== 'string') throw new Error('no number');
  return field === '0x' ? 0n : BigInt(field);
}

function bytes(value: bigint): Hex {
  const digits = value.toString(16);
  return `0x${digits.length % 2 === 0 ? digits : `0${digits}`}`;
}
