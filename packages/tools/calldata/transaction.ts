import { keccak256, parseTransaction, recoverTransactionAddress, type Hex, type TransactionSerialized } from 'viem';
import type { RawTransaction } from './pasted-call';

/** Reads a raw transaction of type 0 to 3; null for other hex. `hex` is lower case with 0x. */
export function rawTransaction(hex: string): RawTransaction | null {
  try {
    const serialized = hex as TransactionSerialized;
    const { to, value, data, chainId, r, s } = parseTransaction(serialized) as {
      readonly to?: string | null;
      readonly value?: bigint;
      readonly data?: string;
      readonly chainId?: number;
      readonly r?: string;
      readonly s?: string;
    };
    const signed = r !== undefined;
    return {
      call: {
        kind: 'call',
        data: data ?? '0x',
        to: to?.toLowerCase() ?? null,
        from: null,
        value: value ?? 0n,
        chainId: chainId ?? null,
        operation: 'call',
        note: `A raw transaction${signed ? ', signed: anyone who has it can send it' : ', not signed yet'}.${
          to === undefined || to === null ? ' It has no recipient: a contract creation, with the value attached.' : ''
        }`,
      },
      hash: keccak256(hex as Hex),
      s: s ?? null,
      sender: async () => {
        if (!signed) return null;
        try {
          return (await recoverTransactionAddress({ serializedTransaction: serialized as never })).toLowerCase();
        } catch {
          return null;
        }
      },
    };
  } catch {
    return null;
  }
}
