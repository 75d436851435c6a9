/**
 * Reads a value of the vault with an ABI of the SDK and a client of viem, without PufferClient.
 *
 * @chain Mainnet
 */
// #region flow
import {
  CONTRACT_ADDRESSES,
  Chain,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { PufferVaultV5 } from '@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/PufferVaultV5';
import { createPublicClient, formatEther, getAddress, http } from 'viem';

const publicClient = createPublicClient({
  chain: VIEM_CHAINS[Chain.Mainnet],
  transport: http(process.env.RPC_URL ?? 'https://eth.example.com'),
});

const totalAssets = await publicClient.readContract({
  address: getAddress(CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferVault ?? ''),
  abi: PufferVaultV5,
  functionName: 'totalAssets',
});
console.log(`The vault accounts for ${formatEther(totalAssets)} ETH`);
// #endregion
