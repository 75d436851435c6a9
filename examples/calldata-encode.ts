/**
 * Makes the calldata of a deposit without sending it, estimates it, and sends it with viem.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { PufferVaultV5 } from '@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/PufferVaultV5';
import { encodeFunctionData, parseEther } from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region encode
const value = parseEther('0.1'); // wei of ETH
const call = {
  to: pufferClient.vault.getContract().address,
  data: encodeFunctionData({
    abi: PufferVaultV5,
    functionName: 'depositETH',
    args: [account], // gets the pufETH
  }),
  value,
};
console.log(call.to, call.data, call.value);
// #endregion

// #region estimate
// fails with the revert of the call
const gas = await publicClient.estimateGas({ account, ...call });
console.log(`Takes about ${gas} gas`);
// #endregion

// #region flow
const hash = await walletClient.sendTransaction({
  account,
  chain: VIEM_CHAINS[Chain.Mainnet],
  ...call,
});
await confirm(publicClient, hash);
// #endregion
