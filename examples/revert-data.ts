/**
 * Finds revert data and names of errors, wherever viem, ethers, a wallet or a node put them.
 *
 * @chain Mainnet
 * @page /guides/errors-and-retries#2-walk-the-causes-and-compare-names
 */
// #region revert-data
import type { Hex } from 'viem';

/** Fields of errors below which other errors or revert data stand. */
const inside = ['cause', 'info', 'error', 'originalError', 'data', 'raw'];

/**
 * The revert data behind `error`: selector and arguments. '0x' when the
 * contract gave none, null when nothing in the error is revert data.
 */
export function revertData(error: unknown): Hex | null {
  const found = [...dataIn(error, new Set())];
  return found.find((data) => data.length >= 10) ?? found[0] ?? null;
}

/** The innermost comes first: nearer to the node, no one has changed it. */
function* dataIn(value: unknown, seen: Set<unknown>): Generator<Hex> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const field of inside) {
    const next: unknown = Reflect.get(value, field);
    if (typeof next === 'object') yield* dataIn(next, seen);
    if (typeof next !== 'string' || (field !== 'data' && field !== 'raw'))
      continue;
    // some nodes write "Reverted 0x..."
    const data = /^(?:Reverted )?(0x(?:[0-9a-f]{2})*)$/i.exec(next)?.[1];
    if (data) yield data as Hex;
  }
}

/**
 * Whether `error` or one of its causes has this name. Compares names, because
 * classes of two copies of viem differ.
 */
export function hasCause(error: unknown, ...names: string[]): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (names.includes(current.name)) return true;
  return false;
}
// #endregion
