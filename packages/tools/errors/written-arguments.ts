import type { BookError } from '@sdk-docs/reference/model/tools-book';
import { argumentsOf, type Argument, type Reading } from '../book/arguments';
import { getAddress } from '../book/hex';

/** The values that a message prints, if each can be parsed as its type. */
export function writtenArguments(
  error: BookError,
  values: readonly string[] | null,
  reading: (values: readonly unknown[]) => Reading,
): Argument[] | null {
  if (values === null || values.length !== error.inputs.length || error.inputs.length === 0) return null;
  const read = error.inputs.map(({ type }, index) => {
    const value = (values[index] ?? '').replace(/^["']|["']$/g, '');
    if (/^u?int\d*$/.test(type))
      return /^-?\d{1,78}(?= \[|$)/.test(value) ? BigInt(/^-?\d+/.exec(value)?.[0] ?? 0) : null;
    if (type === 'address') return /^0x[0-9a-f]{40}$/i.test(value) ? getAddress(value) : null;
    return /^[\w.-]*$/.test(value) ? value : null;
  });
  return read.includes(null) ? null : argumentsOf(error.inputs, read, reading(read));
}
