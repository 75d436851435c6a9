import { decimal } from '@sdk-docs/reference/model/human';
import { isHex } from '../book/hex';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { decimalsIn, tokenNamed } from '../compose/data';
import { fieldsOfTypedData } from './read';

/** The fields that a pasted text fills in: typed data, a signature, or a token. */
export interface Start {
  readonly chain: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly problem: string | null;
}

const SIGNATURES = [130, 132];

export function startOf(data: CallsData, input: string): Start {
  if (/^[[{"]/.test(input)) {
    const found = fieldsOfTypedData(input);
    const chain = Object.entries(data.chains).find(([, id]) => id === found?.chainId)?.[0];
    if (found === null || chain === undefined)
      return { chain: 'Mainnet', typed: {}, problem: 'This is not the typed data of a permit on a chain of the SDK.' };
    if (!found.isStandard)
      return {
        chain,
        typed: {},
        problem:
          'Its types are not those of an ERC-2612 permit and its domain. A wallet signs another hash than this bench computes.',
      };
    return { chain, typed: { ...found.typed, value: amount(data, chain, found.typed) }, problem: null };
  }
  if (isHex(input) && SIGNATURES.includes(input.length))
    return { chain: 'Mainnet', typed: { signature: input }, problem: null };
  const chain = Object.keys(data.chains).find((name) => tokenNamed(data, name, input) !== null) ?? 'Mainnet';
  if (tokenNamed(data, chain, input) === null && !/^0x[0-9a-f]{40}$/i.test(input))
    return { chain, typed: {}, problem: "This isn't a token of the SDK, an address, typed data or a signature." };
  return { chain, typed: { token: input }, problem: null };
}

/** Typed data counts in base units; the form takes amounts with decimals. */
function amount(data: CallsData, chain: string, typed: Readonly<Record<string, string>>): string {
  const decimals = decimalsIn(data, tokenNamed(data, chain, typed.token ?? ''));
  const value = typed.value ?? '';
  return /^\d+$/.test(value) && decimals !== null ? decimal(BigInt(value), decimals) : value;
}
