import type { BookParameter } from '@sdk-docs/reference/model/tools-book';

/** Hex digits of a word of the ABI. */
export const WORD = 64;

interface ArrayType {
  readonly item: BookParameter;
  /** null for a dynamic array. */
  readonly length: number | null;
}

/** The items of an array type; null for every other type. */
export function arrayOf({ type, ...rest }: BookParameter): ArrayType | null {
  const [, inner = '', length] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (length === undefined) return null;
  return { item: { ...rest, type: inner }, length: length === '' ? null : Number(length) };
}

/** The values of a struct's fields: viem returns an object when all have distinct names, and a list otherwise. */
export const fieldValues = (fields: readonly BookParameter[], struct: unknown): readonly unknown[] =>
  Array.isArray(struct) ? struct : fields.map(({ name }) => (struct as Readonly<Record<string, unknown>>)[name]);

/** Whether a type is encoded behind an offset. */
export function isDynamic(item: BookParameter): boolean {
  const array = arrayOf(item);
  if (array !== null) return array.length === null || isDynamic(array.item);
  if (item.type === 'tuple') return (item.components ?? []).some(isDynamic);
  return item.type === 'bytes' || item.type === 'string';
}

/** Words of a static type. */
export function wordsOf(item: BookParameter): number {
  const array = arrayOf(item);
  if (array !== null) return (array.length ?? 0) * wordsOf(array.item);
  if (item.type === 'tuple') return (item.components ?? []).reduce((sum, field) => sum + wordsOf(field), 0);
  return 1;
}

/** Whether an integer type is signed, and its bits; null for every other type. */
export function integerOf(type: string): { readonly signed: boolean; readonly bits: number } | null {
  const [, unsigned, bits] = /^(u?)int(\d*)$/.exec(type) ?? [];
  return unsigned === undefined ? null : { signed: unsigned === '', bits: Number(bits === '' ? 256 : bits) };
}
