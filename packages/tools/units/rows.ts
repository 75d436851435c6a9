import { exact } from '@sdk-docs/reference/model/human';

export interface Row {
  readonly label: string;
  /** Numbers without commas, so that copies can be pasted into code. */
  readonly value: string;
  /** What was rounded, and how; null for an exact value. */
  readonly rounded: string | null;
}

export const row = (label: string, value: string, rounded: string | null = null): Row => ({ label, value, rounded });

/** Every digit, without commas: `1234.000001`. */
export const plain = (value: bigint, decimals: number): string => exact(value, decimals).replaceAll(',', '');
