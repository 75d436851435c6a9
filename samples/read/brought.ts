import { envAddress } from '../record/run-example';
import type { Example } from './example';

/** Addresses of the contracts that the reader of an example brings: address -> contract. */
export function broughtAddresses({ env }: Example): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.values(env).map((contract, index) => [envAddress(index), contract]));
}
