import { numberToHex, type Address, type Hex } from 'viem';
import type { Call } from '../composed';

/** The parameters of `wallet_sendCalls` (EIP-5792). */
export interface WalletBatch {
  readonly version: '2.0.0';
  /** Missing: the wallet chooses. */
  readonly from?: Address;
  readonly chainId: Hex;
  /** All or nothing: an approval does not stay behind when the call fails. */
  readonly atomicRequired: true;
  readonly calls: readonly { readonly to: Address; readonly value: Hex; readonly data: Hex }[];
}

/** Approvals first, then the call. */
export const walletBatch = ({ chainId, to, value, data, from, allowances }: Call): WalletBatch => ({
  version: '2.0.0',
  ...(from === null ? {} : { from }),
  chainId: numberToHex(chainId),
  atomicRequired: true,
  calls: [
    ...allowances.map(({ token, data: approve }) => ({ to: token, value: '0x0' as const, data: approve })),
    { to, value: numberToHex(value), data },
  ],
});
