/**
 * Deposits ETH of one account and credits the pufETH to another, through the contract instance.
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
import { getAddress, parseEther } from 'viem';
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

// #region flow
// put the receiver here and check it: a deposit cannot be undone
const receiver = getAddress(account);

const hash = await pufferClient.vault
  .getContract()
  .write.depositETH([receiver], {
    account,
    chain: VIEM_CHAINS[Chain.Mainnet],
    value: parseEther('0.1'),
  });
await confirm(publicClient, hash);
// #endregion
