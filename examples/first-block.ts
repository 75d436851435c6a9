/**
 * Finds the block from which on an address has code.
 *
 * @chain Mainnet
 * @page /guides/index-a-users-history#start-blocks
 */
// #region first-block
import type { Address, PublicClient } from 'viem';

/**
 * The first block in which `address` has code, in about 25 reads of old blocks:
 * that takes an archive node. `before` is a block in which it had none.
 */
export async function firstBlock(
  publicClient: PublicClient,
  address: Address,
  before = 0n,
): Promise<bigint> {
  if ((await publicClient.getCode({ address })) === undefined)
    throw new Error('No code at this address: another chain?');
  let [without, exists] = [before, await publicClient.getBlockNumber()];
  while (exists - without > 1n) {
    const blockNumber = (without + exists) / 2n;
    const code = await publicClient.getCode({ address, blockNumber });
    if (code === undefined) without = blockNumber;
    else exists = blockNumber;
  }
  return exists;
}
// #endregion
