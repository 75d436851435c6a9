/** A number as nodes write it, `0x10`, of at most 32 bytes; null for everything else. */
export const quantityOf = (value: unknown): bigint | null =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : null;

export interface Block {
  readonly number: bigint;
  /** Unix seconds. */
  readonly seconds: bigint;
}

/** The block of a node's answer; null where it has no number or no time. */
export function blockOf(value: unknown): Block | null {
  const { number, timestamp } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const [height, seconds] = [quantityOf(number), quantityOf(timestamp)];
  return height === null || seconds === null ? null : { number: height, seconds };
}
