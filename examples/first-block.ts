/**
 * Finds the block from which on a contract has answered.
 *
 * @chain Mainnet
 */
// #region first-block
import { erc20Abi, type Address, type PublicClient } from 'viem';
import { hasCause } from './revert-data';

/**
 * The first block in which `address` has a contract with `totalSupply`, in
 * about 25 reads of old blocks: that takes an archive node. `before` is a block
 * in which it was not there yet.
 */
export async function firstBlock(
  publicClient: PublicClient,
  address: Address,
  before = 0n,
): Promise<bigint> {
  let [without, exists] = [before, await publicClient.getBlockNumber()];
  while (exists - without > 1n) {
    const blockNumber = (without + exists) / 2n;
    try {
      await publicClient.readContract({
        address,
        abi: erc20Abi,
        functionName: 'totalSupply',
        blockNumber,
      });
      exists = blockNumber;
    } catch (error) {
      // any other error is of the node, which may have no old blocks
      if (!hasCause(error, 'ContractFunctionZeroDataError')) throw error;
      without = blockNumber;
    }
  }
  return exists;
}
// #endregion
