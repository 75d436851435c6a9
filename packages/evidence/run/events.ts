import { decodeErrorResult, decodeEventLog, erc20Abi, isAddress, type Abi, type Hex } from 'viem';
import type { ObservedEvent } from '@sdk-docs/reference/model/observation';
import { readStandard } from '@sdk-docs/tools/errors/standard';
import type { Receipt } from '../anvil/node';
import type { Ground } from '../ground/ground';

/** Decodes the events of a receipt with the ABIs of the contracts that emitted them. */
export function eventsOf(ground: Ground, { logs }: Receipt): ObservedEvent[] {
  return logs.map(({ address, topics, data }) => {
    const contract = ground.nameOf(address);
    for (const abi of [ground.find(address)?.abi ?? [], erc20Abi as Abi]) {
      try {
        const { eventName = '', args } = decodeEventLog({ abi, topics, data });
        return { contract, name: eventName, args: plain(args ?? {}) as Readonly<Record<string, unknown>> };
      } catch {
        // Not an event of this ABI.
      }
    }
    return { contract, name: '', args: { topics, data } };
  });
}

/** Returns the error in revert data, with its arguments; the bytes when no ABI has it. */
export function errorName(ground: Ground, data: Hex): string {
  if (data === '0x') return 'no data';
  const { kind, value = null } = readStandard(data) ?? {};
  if (value !== null) return kind === 'panic' ? `Panic(${value})` : value;
  for (const { abi } of ground.placed.values()) {
    try {
      const { errorName: name, args = [] } = decodeErrorResult({ abi, data });
      return `${name}(${(args as readonly unknown[]).map((value) => JSON.stringify(plain(value))).join(', ')})`;
    } catch {
      // Not an error of this ABI.
    }
  }
  return data;
}

/** Converts a decoded value to JSON. Integers become strings. */
export const plain = (value: unknown): unknown =>
  mapLeaves(value, (leaf) => (typeof leaf === 'bigint' ? String(leaf) : leaf));

/** Returns a value of lists and objects with each of its leaves replaced. */
export function mapLeaves(value: unknown, replace: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, replace));
  if (typeof value !== 'object' || value === null) return replace(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, replace)]));
}

/** Returns all addresses in a value. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isAddress(value, { strict: false }) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}
