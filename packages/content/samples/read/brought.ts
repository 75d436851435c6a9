import type { Example } from './example';

/** Returns the address for an environment variable. It is fixed, so that recordings stay readable. */
export const envAddress = (index: number): string => `0x${(0xc0de00 + index).toString(16).padStart(40, '0')}`;

/** Returns the addresses of the contracts that the reader of an example sets: address -> contract. */
export function broughtAddresses({ env }: Example): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.values(env).map((contract, index) => [envAddress(index), contract]));
}
