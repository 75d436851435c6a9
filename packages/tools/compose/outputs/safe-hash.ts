import { hashTypedData, type Address, type Hex } from 'viem';

/** A transaction of a Safe (1.3.0 and later) as its owners sign it. */
export interface SafeTransaction {
  readonly chainId: number;
  readonly safe: Address;
  readonly to: Address;
  /** Wei, like the other amounts. */
  readonly value: bigint;
  readonly data: Hex;
  /** 0 call, 1 delegatecall. */
  readonly operation: 0 | 1;
  readonly safeTxGas: bigint;
  readonly baseGas: bigint;
  readonly gasPrice: bigint;
  readonly gasToken: Address;
  readonly refundReceiver: Address;
  readonly nonce: bigint;
}

const TYPES = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/** The safeTxHash (EIP-712), which the device of a signer shows. */
export const safeTxHash = ({ chainId, safe, ...message }: SafeTransaction): Hex =>
  hashTypedData({ domain: { chainId, verifyingContract: safe }, types: TYPES, primaryType: 'SafeTx', message });
