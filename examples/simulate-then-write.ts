/**
 * Simulates a redemption and sends exactly the request that was simulated.
 *
 * @chain Mainnet
 * @observes pays 1 pufETH, gets 1.059 WETH
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { createPublicClient, createWalletClient, custom, formatEther, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);
// #endregion

// #region flow
const shares = parseEther('1'); // pufETH, 18 decimals
const vault = pufferClient.vault.getContract();

const { request, result } = await vault.simulate.redeem([shares, account, account], { account });
console.log(`Would pay ${formatEther(result)} WETH`);

const hash = await walletClient.writeContract({ ...request, account, chain });
console.log(`Sent: ${hash}`);
// #endregion
