import { decodeErrorResult, decodeEventLog, erc20Abi, isAddress, type Abi, type Hex } from 'viem';
import type { ObservedEvent } from '@sdk-docs/reference/model/observation';
import type { Receipt } from '../anvil/node';
import type { Ground } from '../ground/ground';

/** Decodes the events of a receipt with the ABIs of the contracts that wrote them. */
export function eventsOf(ground: Ground, { logs }: Receipt): ObservedEvent[] {
  return logs.map(({ address, topics, data }) => {
    const contract = ground.nameOf(address);
    const [first, ...rest] = topics;
    for (const abi of [ground.find(address)?.abi, erc20Abi as Abi]) {
      if (abi === undefined || first === undefined) continue;
      try {
        const { eventName = '', args } = decodeEventLog({ abi, topics: [first, ...rest], data });
        return { contract, name: eventName, args: plain(args ?? {}) as Readonly<Record<string, unknown>> };
      } catch {
        // Not an event of this ABI.
      }
    }
    return { contract, name: '', args: { topics, data } };
  });
}

/** Returns the name of the error in the bytes of a revert, with its arguments; the bytes when no ABI knows them. */
export function errorName(ground: Ground, data: Hex): string {
  if (data === '0x') return 'no data';
  for (const abi of [[] as Abi, ...[...ground.placed.values()].map((placed) => placed.abi)]) {
    try {
      const { errorName: name, args = [] } = decodeErrorResult({ abi, data });
      if (name === 'Error') return String(args[0]);
      return `${name}(${(args as readonly unknown[]).map((value) => JSON.stringify(plain(value))).join(', ')})`;
    } catch {
      // Not an error of this ABI.
    }
  }
  return data;
}

/** Converts a decoded value to JSON. Integers become strings. */
export function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

/** Returns all addresses in a value. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isAddress(value, { strict: false }) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}
