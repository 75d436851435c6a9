import type { Address, Hex } from 'viem';
import { getAddress } from '../book/hex';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import { readForm } from '../compose/read';
import type { Typed } from '../compose/read-fields';
import type { Reading } from '../compose/composed';
import { permitFields } from './fields';
import type { Permit } from './typed-data';

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

/** The fields of typed data that was pasted, and its chain id; null for another text. Never throws. */
export function fieldsOfTypedData(
  text: string,
): { readonly typed: Record<string, string>; readonly chainId: number } | null {
  if (text.length > 20_000) return null;
  try {
    const { domain, message, primaryType } = JSON.parse(text) as Record<string, Record<string, unknown> | string>;
    if (primaryType !== 'Permit' || typeof domain !== 'object' || typeof message !== 'object') return null;
    const plain = (value: unknown): string =>
      // JSON has rounded a larger number.
      typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
    const typed = {
      token: plain(domain.verifyingContract),
      name: plain(domain.name),
      version: plain(domain.version),
      salt: plain(domain.salt),
      owner: plain(message.owner),
      spender: plain(message.spender),
      // In base units here, and with decimals in the form.
      value: plain(message.value),
      nonce: plain(message.nonce),
      deadline: plain(message.deadline),
    };
    return { typed, chainId: Number(domain.chainId) };
  } catch {
    return null;
  }
}
