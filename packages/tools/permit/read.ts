import type { Address, Hex } from 'viem';
import { getAddress } from '../book/hex';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import { readForm } from '../compose/read';
import type { Typed } from '../compose/read-fields';
import type { Reading } from '../compose/composed';
import { given, whole, type Fields as Json } from '../calldata/json-fields';
import { permitFields } from './fields';
import { FIELDS, type Permit } from './typed-data';

export interface PermitReading {
  readonly reading: Reading;
  /** null while a field is empty or invalid. */
  readonly permit: Permit | null;
}

/** Reads the fields of a permit on a chain. */
export function readPermit(
  data: CallsData,
  chain: string,
  typed: Typed,
  rules?: Pick<RulesBook, 'limits'>,
): PermitReading {
  const reading = readForm(data, permitFields(data, chain, typed.token ?? ''), chain, typed, rules);
  const { values, problems } = reading;
  const text = (path: string): string => String(values.get(path) ?? '');
  // A domain has a name; its version may be missing.
  if (problems.size > 0 || text('name') === '') return { reading, permit: null };
  return {
    reading,
    permit: {
      chainId: data.chains[chain] ?? 0,
      token: getAddress(text('token')),
      name: text('name'),
      version: text('version'),
      salt: values.has('salt') ? (text('salt') as Hex) : null,
      owner: text('owner') as Address,
      spender: text('spender') as Address,
      value: values.get('value') as bigint,
      nonce: values.get('nonce') as bigint,
      deadline: values.get('deadline') as bigint,
    },
  };
}

/** Typed data of a permit in a text, a list or a request. Wallets log it as JSON inside of JSON. */
function permitIn(value: unknown): Json | null {
  if (typeof value === 'string')
    return /^\s*[[{"]/.test(value) ? permitIn(JSON.parse(value.replace(/;\s*$/, ''))) : null;
  if (typeof value !== 'object' || value === null) return null;
  const { primaryType, params, request } = value as Json;
  if (primaryType === 'Permit') return value as Json;
  for (const inner of Array.isArray(value) ? (value as unknown[]) : [params, request]) {
    const found = permitIn(inner);
    if (found !== null) return found;
  }
  return null;
}

/** The fields of a type, if it is given. */
const fieldsIn = (type: unknown): string | undefined =>
  (type as typeof FIELDS | undefined)?.map((field) => `${field.type} ${field.name}`).join();

const DOMAIN = ['string name', 'string version', 'uint256 chainId', 'address verifyingContract', 'bytes32 salt'];

/** Whether the types are those of the hash that is computed here: the fields of the domain, and those of ERC-2612. */
function isStandard(domain: Json, types: Json = {}): boolean {
  const [permit, own] = [fieldsIn(FIELDS), DOMAIN.filter((field) => given(domain[field.split(' ')[1] ?? '']))];
  return (fieldsIn(types.Permit) ?? permit) === permit && (fieldsIn(types.EIP712Domain) ?? own.join()) === own.join();
}

/** The fields of typed data that was pasted, and its chain id; null for another text. Never throws. */
export function fieldsOfTypedData(text: string): {
  readonly typed: Record<string, string>;
  readonly chainId: number;
  /** Whether its hash is the one that is computed here. */
  readonly isStandard: boolean;
} | null {
  if (text.length > 20_000) return null;
  try {
    const { domain, message, types } = (permitIn(text) ?? {}) as Record<string, Json | undefined>;
    if (typeof domain !== 'object' || typeof message !== 'object') return null;
    const plain = (value: unknown): string =>
      // JSON has rounded a larger number.
      typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
    // Some apps send hex.
    const integer = (value: unknown): string => String(whole(value) ?? plain(value));
    const typed = {
      token: plain(domain.verifyingContract),
      name: plain(domain.name),
      version: plain(domain.version),
      salt: plain(domain.salt),
      owner: plain(message.owner),
      spender: plain(message.spender),
      // In base units here, and with decimals in the form.
      value: integer(message.value),
      nonce: integer(message.nonce),
      deadline: integer(message.deadline),
    };
    return { typed, chainId: Number(domain.chainId), isStandard: isStandard(domain, types) };
  } catch {
    return null;
  }
}
