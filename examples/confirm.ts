/**
 * Waits for a transaction, and throws when it reverted, another one took its place, or no receipt came.
 *
 * @chain Mainnet
 * @page /getting-started#wait-for-the-receipt
 */
// #region confirm
import type { Hash, PublicClient } from 'viem';

/**
 * The receipt of `hash`, or of the same call in another transaction. Each of
 * its errors names the hash.
 */
export async function confirm(publicClient: PublicClient, hash: Hash) {
  let reason = '';
  const receipt = await publicClient
    .waitForTransactionReceipt({
      hash,
      onReplaced: (replacement) => {
        reason = replacement.reason;
      },
    })
    .catch((cause: unknown) => {
      const text = `No receipt of ${hash} yet: wait again, do not send`;
      throw new Error(text, { cause });
    });
  // the same call: a raised fee, or another job of this key
  if (reason !== '' && reason !== 'repriced')
    throw new Error(
      `Transaction ${hash} was ${reason} by ${receipt.transactionHash}`,
    );
  if (receipt.status === 'reverted')
    throw new Error(`Transaction ${receipt.transactionHash} reverted`);
  return receipt;
}
// #endregion
