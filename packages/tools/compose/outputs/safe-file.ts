import { hashText } from '../../book/hex';
import { callName, type Call } from '../composed';
import { transactionsOf } from './transactions';

/**
 * A file for the Transaction Builder of a Safe: the calls in order, each after its approvals, with the checksum that the
 * Transaction Builder compares. `createdAt` in milliseconds.
 */
export function safeFile(calls: readonly Call[], createdAt: number) {
  const [first] = calls;
  const file = {
    version: '1.0',
    chainId: String(first?.chainId ?? ''),
    createdAt,
    meta: {
      name: calls.map(callName).join(', '),
      description: calls
        .flatMap(({ allowances, contract, item }) => [
          ...allowances.map(
            ({ name, token, amount, spenderName }) =>
              `approve ${amount} base units of ${name ?? token} to ${spenderName}`,
          ),
          item === null ? 'calldata' : `${contract}.${item.signature}`,
        ])
        .join('; '),
      txBuilderVersion: '1.17.1',
      createdFromSafeAddress: first?.from ?? '',
      createdFromOwnerAddress: '',
    },
    transactions: transactionsOf(calls).map(({ to, value, data }) => ({ to, value: String(value), data })),
  };
  // The name of the batch counts as null.
  const checksum = hashText(serialise({ ...file, meta: { ...file.meta, name: null } }));
  return { ...file, meta: { ...file.meta, checksum } };
}

/** The builder's own serialisation: sorted keys, then the values in their order, each followed by a comma. */
function serialise(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialise).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields).sort();
  return `{${JSON.stringify(keys)}${keys.map((key) => `${serialise(fields[key])},`).join('')}}`;
}
