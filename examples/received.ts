/**
 * Sums what arrived of a token in an account, from the events of a receipt.
 *
 * @chain Mainnet
 * @page /third-party/viem#read-logs
 */
// #region received
import {
  erc20Abi,
  isAddressEqual,
  parseEventLogs,
  type Address,
  type TransactionReceipt,
} from 'viem';

/**
 * What `account` got of `token` in this transaction, in base units of the
 * token. A balance read afterwards can come from a node that lags, and counts
 * what else moves in the block.
 */
export function received(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  token: Address,
  account: Address,
): bigint {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
    .filter(({ address }) => isAddressEqual(address, token))
    .filter(({ args }) => isAddressEqual(args.to, account))
    .reduce((sum, { args }) => sum + args.value, 0n);
}
// #endregion
