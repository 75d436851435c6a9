import { writeState, type ToolState } from '../state/hash';

/** Link targets in answers of a wallet, separate from the other links of the tools: a click that asks loads little. */
export const route = (tool: string, state: ToolState): string => `/tools/${tool}${writeState(state) ?? ''}`;

/** A number in all its units. */
export const unitsRoute = (value: string, decimals: number): string =>
  route('units', { in: value, decimals: String(decimals) });

/** Revert data in the doctor. */
export const revertRoute = (data: string, contract = ''): string => route('errors', { in: data, contract });
