import type { Warning } from '../warnings/warning';

/** A call with its context. */
export interface Known {
  readonly data: string;
  readonly to: string | null;
  readonly from: string | null;
  readonly value: bigint | null;
}

/** Calls as one text that the composer reads; bare calldata without context. */
export function pastedText(calls: readonly Known[]): string {
  const [first] = calls;
  if (calls.length === 1 && first !== undefined && first.to === null && first.from === null && !first.value)
    return first.data;
  const written = calls.map(({ data, to, from, value }) => ({
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(value === null ? {} : { value: String(value) }),
    data,
  }));
  return JSON.stringify(calls.length === 1 ? written[0] : { calls: written });
}

/** Whether the input gave values of a call that could not be read: edited and sent, the call would lack them. */
export const lacksValues = ({ warnings }: { readonly warnings: readonly Warning[] }): boolean =>
  warnings.some(({ kind, values }) => kind === 'odd-data' && Object.keys(values).length > 0);
