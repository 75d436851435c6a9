import type { Address, Hex } from 'viem';
import { concat, hashText, keccak256, numberToHex, sizeOf } from '../../book/hex';
import { encodeInputs } from '../../book/encode';

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

/** What devices show of it. */
export interface SafeHashes {
  readonly safeTxHash: Hex;
  readonly domain: Hex;
  readonly message: Hex;
}

/** The hash of a struct: of its type, and its values in 32 bytes each. */
const hashOf = (type: string, ...values: readonly (Hex | bigint | number)[]): Hex =>
  keccak256(concat([hashText(type), ...values.map((value) => numberToHex(BigInt(value), 32))]));

/** The hashes of EIP-712, written out: viem's own includes a validator of all types. */
export function safeHashes(transaction: SafeTransaction): SafeHashes {
  const { chainId, safe, to, value, data, operation, safeTxGas, baseGas, gasPrice, nonce } = transaction;
  const domain = hashOf('EIP712Domain(uint256 chainId,address verifyingContract)', chainId, safe);
  const message = hashOf(
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
    ...[to, value, keccak256(data), operation, safeTxGas, baseGas, gasPrice],
    ...[transaction.gasToken, transaction.refundReceiver, nonce],
  );
  return { safeTxHash: keccak256(concat(['0x1901', domain, message])), domain, message };
}

/** The calldata that the owners of a Safe sign for several calls: `multiSend(bytes)` of the concatenated calls. */
export function multiSendData(
  calls: readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[],
): Hex {
  const packed = concat(
    calls.flatMap(({ to, value, data }) => ['0x00', to, numberToHex(value, 32), numberToHex(sizeOf(data), 32), data]),
  );
  return `${MULTI_SEND}${encodeInputs([{ name: 'transactions', type: 'bytes' }], [packed])}`;
}

/** Selector of `multiSend(bytes)`. */
const MULTI_SEND = '0x8d80ff0a';
