import type { Address, Hex } from 'viem';
import { ZERO_ADDRESS } from '../book/hex';
import { MULTISEND } from '../calldata/outside';
import { readAddress } from '../book/checksum';
import { warning, type Warning } from '../warnings/warning';
import type { Call } from './composed';
import { multiSendData, safeHashes, type SafeHashes } from './outputs/safe-hash';
import { transactionsOf } from './outputs/transactions';

/**
 * MultiSendCallOnly, through which Safe's own interface sends batches; deployed on all or some of these chains
 * according to Safe's list.
 */
export const MULTISEND_CALL_ONLY: readonly (readonly [Address, string])[] = [
  ['0x9641d764fc13c8B624c04430C7356C1C7C8102e2', 'MultiSendCallOnly 1.4.1'],
  ['0x40A2aCCbd92BCA938b02010E17A5b8929b49130D', 'MultiSendCallOnly 1.3.0'],
  ['0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B', 'MultiSendCallOnly 1.3.0 (EIP-155)'],
];

/** The inputs for the hash; empty texts are missing. */
export interface SafeTyped {
  readonly safe: string;
  readonly nonce: string;
  /** The MultiSend of a batch. */
  readonly multiSend: string;
}

export interface SafeAnswer {
  /** One message per field. */
  readonly problems: Readonly<Partial<Record<keyof SafeTyped, string>>>;
  readonly hashes: SafeHashes | null;
  /** Description of the hashed transaction. */
  readonly assumes: readonly string[];
  readonly warnings: readonly Warning[];
}

/** Whether these calls are one transaction of a Safe, or need a MultiSend. */
export const isBatch = (calls: readonly Call[]): boolean => transactionsOf(calls).length > 1;

/**
 * The safeTxHash of the calls. Several calls are one delegatecall of a MultiSend that the Safe's interface chooses: its
 * address is part of the hash and must be typed.
 */
export function safeAnswer(calls: readonly Call[], typed: SafeTyped): SafeAnswer {
  const batch = isBatch(calls);
  const [safe, multiSend] = [readAddress(typed.safe), readAddress(typed.multiSend)];
  const nonce = typed.nonce.trim();
  const problems = {
    ...(safe.problem === undefined ? {} : { safe: safe.problem }),
    ...(nonce === '' || /^\d{1,20}$/.test(nonce) ? {} : { nonce: 'A whole number: the nonce of the proposal.' }),
    ...(batch && multiSend.problem !== undefined ? { multiSend: multiSend.problem } : {}),
  };
  const [first] = transactionsOf(calls);
  const known = multiSend.address !== null && MULTISEND.includes(multiSend.address.toLowerCase());
  const warnings =
    batch && multiSend.address !== null && !known
      ? [
          warning(
            'delegatecall',
            `${multiSend.address} is not known here as a MultiSend contract: a delegatecall to it can take everything that the Safe holds.`,
            'Compare it with the list of Safe deployments before you sign.',
            { to: multiSend.address.toLowerCase() },
          ),
        ]
      : [];
  const none = { problems, hashes: null, assumes: [], warnings };
  if (safe.address === null || nonce === '' || problems.nonce !== undefined || first === undefined) return none;
  if (batch && multiSend.address === null) return none;
  const sent: { to: Address; value: bigint; data: Hex; operation: 0 | 1 } =
    batch && multiSend.address !== null
      ? { to: multiSend.address, value: 0n, data: multiSendData(transactionsOf(calls)), operation: 1 }
      : { ...first, operation: 0 };
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: ZERO_ADDRESS, refundReceiver: ZERO_ADDRESS };
  const chainId = calls[0]?.chainId ?? 0;
  return {
    ...none,
    hashes: safeHashes({ chainId, safe: safe.address, ...sent, ...gas, nonce: BigInt(nonce) }),
    assumes: [
      batch
        ? `One transaction with operation 1 (delegatecall) to ${sent.to}, value 0, and multiSend of the ${transactionsOf(calls).length} calls in this order.`
        : `One transaction with operation 0 (call) to ${sent.to}, value ${sent.value} wei.`,
      `Chain id ${chainId}, a Safe of version 1.3.0 or later, safeTxGas, baseGas and gasPrice 0, gasToken and refundReceiver zero. A proposal with another value has another hash.`,
    ],
  };
}
