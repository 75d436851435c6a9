/**
 * Writes a list of calls as a file for the Transaction Builder of a Safe, with the checksum that it compares.
 *
 * @chain Mainnet
 * @page /guides/calldata-and-safe#safe
 */
// #region safe-file
import {
  getAddress,
  keccak256,
  stringToHex,
  type Address,
  type Hex,
} from 'viem';

interface Call {
  to: Address;
  data: Hex;
  /** wei */
  value: bigint;
}

/** The text of a batch file. `createdAt` is in milliseconds. */
export function safeFile(
  chainId: number,
  safe: Address,
  name: string,
  calls: readonly Call[],
  createdAt = Date.now(),
): string {
  const meta = { name, createdFromSafeAddress: getAddress(safe) };
  const file = {
    version: '1.0',
    chainId: String(chainId),
    createdAt,
    meta,
    transactions: calls.map(({ to, data, value }) => ({
      to: getAddress(to),
      data,
      value: String(value), // wei, as text
    })),
  };
  // The name does not count: it can be changed in the builder.
  const counted = { ...file, meta: { ...meta, name: null } };
  const checksum = keccak256(stringToHex(serialise(counted)));
  return JSON.stringify({ ...file, meta: { ...meta, checksum } }, null, 2);
}

/** As the builder does: the sorted names, then each value and a comma. */
function serialise(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialise).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  const values = names.map((name) => `${serialise(Reflect.get(value, name))},`);
  return `{${JSON.stringify(names)}${values.join('')}}`;
}
// #endregion
