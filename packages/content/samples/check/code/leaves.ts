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
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).flatMap(([name, item]) => (signature.has(name) ? [] : [leavesOf(item)]));
    return {
      integers: parts.flatMap(({ integers }) => integers),
      addresses: parts.flatMap(({ addresses }) => addresses),
      unknown: parts.some((part) => part.unknown),
    };
  }
  const isAddress = typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
  return {
    integers: typeof value === 'bigint' ? [value] : typeof value === 'number' ? [BigInt(Math.floor(value))] : [],
    addresses: isAddress ? [value.toLowerCase()] : [],
    unknown: value === unknown,
  };
}

const signature = new Set(['v', 'r', 's', 'yParity']);

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
