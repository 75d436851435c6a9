/** Hex in cells of a column. */

const LONG = 66;

/** Whether a value has 32 bytes or more: a topic or a salt, which is half of all hex and rarely pasted. */
export const isLong = (value: string): boolean => value.length >= LONG;

/** Joins values by ",", without 0x. */
export const packHex = (values: readonly string[]): string => values.map((value) => value.slice(2)).join(',');

export const unpackHex = (cell: string | undefined): string[] =>
  cell ? cell.split(',').map((value) => `0x${value}`) : [];
