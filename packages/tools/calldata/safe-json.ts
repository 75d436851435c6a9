import type { Address, Hex } from 'viem';
import { ZERO_ADDRESS } from '../book/hex';
import { safeHashes } from '../compose/outputs/safe-hash';
import { refundWarnings } from '../warnings/refund';
import { warning, type Warning } from '../warnings/warning';
import { address, given, textOf, whole, type Fields } from './json-fields';
import type { PastedCall } from './pasted-call';

/** The account that sends a Safe transaction; null for other JSON. */
export const safeOf = (fields: Fields): PastedCall['from'] => address(fields.safe ?? fields.safeAddress);

/** Numbers of a Safe transaction: other transactions have a gasPrice, too, which their sender pays. */
const GAS = ['safeTxGas', 'baseGas', 'gasPrice'];
const ADDRESSES = ['gasToken', 'refundReceiver'];
const isSafe = (fields: Fields): boolean =>
  safeOf(fields) !== null || ['safeTxGas', 'baseGas', ...ADDRESSES].some((name) => given(fields[name]));

/** A field of a Safe transaction: zero when it is missing, null when it cannot be read. */
const number = (fields: Fields, name: string): bigint | null => (given(fields[name]) ? whole(fields[name]) : 0n);
const payee = (fields: Fields, name: string): Address | null =>
  given(fields[name]) ? address(fields[name]) : ZERO_ADDRESS;

/** What the fields beside the call do, and the numbers that cannot be read. */
export function fieldWarnings(fields: Fields): Warning[] {
  const safe = isSafe(fields);
  return [
    ...(safe
      ? refundWarnings({
          baseGas: number(fields, 'baseGas') ?? 0n,
          gasPrice: number(fields, 'gasPrice') ?? 0n,
          gasToken: payee(fields, 'gasToken') ?? ZERO_ADDRESS,
          refundReceiver: payee(fields, 'refundReceiver') ?? ZERO_ADDRESS,
        })
      : []),
    ...[
      ...['value', ...(safe ? GAS : [])].filter((name) => number(fields, name) === null),
      ...(safe ? ADDRESSES : []).filter((name) => payee(fields, name) === null),
    ].map((name) =>
      warning(
        'odd-data',
        `${name} of the input cannot be read, or JSON has rounded it: it is left out here.`,
        'Write a number as a text of digits, and an address as 0x and 40 hex digits.',
        { [name]: textOf(fields[name]) },
      ),
    ),
  ];
}

/**
 * The safeTxHash of the call as it is shown, as its service or a device shows it; null when the Safe, the nonce, or a
 * value that can be read is missing.
 */
export function hashOfSafe(fields: Fields, { to, value, data, operation }: PastedCall, chainId: number): Hex | null {
  const [safe, called] = [address(safeOf(fields)), address(to)];
  const [nonce, safeTxGas, baseGas, gasPrice] = ['nonce', ...GAS].map((name) => number(fields, name));
  const [gasToken, refundReceiver] = ADDRESSES.map((name) => payee(fields, name));
  const sent = value ?? number(fields, 'value');
  if (safe === null || called === null || sent === null || !given(fields.nonce)) return null;
  if (nonce == null || safeTxGas == null || baseGas == null || gasPrice == null) return null;
  if (gasToken == null || refundReceiver == null) return null;
  return safeHashes({
    ...{ chainId, safe, to: called, value: sent, data: data as Hex },
    operation: operation === 'delegatecall' ? 1 : 0,
    ...{ safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce },
  }).safeTxHash;
}
