import type { Example } from './example';

/** Addresses for environment variables: a fixed one for each, so that a recording can be read. */
export const envAddress = (index: number): string => `0x${(0xc0de00 + index).toString(16).padStart(40, '0')}`;

/** Addresses of the contracts that the reader of an example brings: address -> contract. */
export function broughtAddresses({ env }: Example): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.values(env).map((contract, index) => [envAddress(index), contract]));
}
