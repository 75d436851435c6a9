import type { Items } from './items';

/** One difference between two releases. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly key: string;
  /** The older value; null when there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Differences from `before` to `after`, sorted by key. Return types and code of methods are compared only where both
 * sides have them, and a default of `before` that the package computes counts as present.
 */
export function compare(before: Items, after: Items): readonly Difference[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys.flatMap((key): Difference[] => {
    const [old = null, now = null] = [before.get(key), after.get(key)];
    if (old === now || isSame(key, old, now)) return [];
    return [{ kind: old === null ? 'added' : now === null ? 'removed' : 'changed', key, before: old, after: now }];
  });
}

/**
 * Differences in notation: interfaces have no constructor; where the package's ABI does not name a struct, ours must; a
 * destructured parameter has no name; a default may be described in words.
 */
function isSame(key: string, old: string | null, now: string | null): boolean {
  if (/^abi \S+ constructor/.test(key)) return true;
  if (key.endsWith(' returns') || key.endsWith(' code') || key.includes(' default '))
    return old === null || now === null;
  if (old === null || now === null) return false;
  if (key.startsWith('abi ')) return withoutStructs(old, now) === withoutStructs(now, old);
  return withoutNames(old, now) === withoutNames(now, old);
}

const STRUCT = / as struct I\w+\.\w+(?:\[\])*/g;

/** Omits the names of structs when the other side has none. */
const withoutStructs = (text: string, other: string): string =>
  other.includes(' as struct ') ? text : text.replace(STRUCT, '');

/** Gives a parameter no name where the other side has none. */
function withoutNames(text: string, other: string): string {
  if (!other.includes('*: ')) return text;
  const positions = other.split(', ').flatMap((part, index) => (/^\(?\*: /.test(part) ? [index] : []));
  return text
    .split(', ')
    .map((part, index) => (positions.includes(index) ? part.replace(/^(\(?)\w+\??: /, '$1*: ') : part))
    .join(', ');
}
