import { unknown, type Value } from './evaluate';

/** The integers and addresses in a value, including its lists and objects. */
export interface Leaves {
  readonly integers: readonly bigint[];
  /** In lower case. */
  readonly addresses: readonly string[];
  /** Whether a part is unknown. The parts of a signature do not count: only the wallet knows them. */
  readonly unknown: boolean;
}

export function leavesOf(value: Value): Leaves {
  if (value === unknown) return { integers: [], addresses: [], unknown: true };
  if (typeof value === 'bigint') return { integers: [value], addresses: [], unknown: false };
  if (typeof value === 'number') return { integers: [BigInt(Math.floor(value))], addresses: [], unknown: false };
  if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))
    return { integers: [], addresses: [value.toLowerCase()], unknown: false };
  if (typeof value !== 'object' || value === null) return { integers: [], addresses: [], unknown: false };
  return joined(
    Object.entries(value).flatMap(([name, item]) =>
      ['v', 'r', 's', 'yParity'].includes(name) ? [] : [leavesOf(item)],
    ),
  );
}

export const joined = (parts: readonly Leaves[]): Leaves => ({
  integers: parts.flatMap(({ integers }) => integers),
  addresses: parts.flatMap(({ addresses }) => addresses),
  unknown: parts.some((part) => part.unknown),
});

/** Whether two values can be equal. An unknown value can equal any. */
export function agree(left: Value, right: Value): boolean {
  if (left === unknown || right === unknown) return true;
  if (typeof left === 'number' || typeof left === 'bigint' || typeof right === 'bigint')
    return isInteger(left) && isInteger(right) && BigInt(left) === BigInt(right);
  if (typeof left === 'string' && typeof right === 'string') return left.toLowerCase() === right.toLowerCase();
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && left.length !== (right as readonly Value[]).length) return false;
  return Object.entries(left).every(([key, item]) => agree(item, (right as Record<string, Value>)[key] ?? unknown));
}

const isInteger = (value: Value): value is bigint | number =>
  typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value));
