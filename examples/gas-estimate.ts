/**
 * Simulates a deposit with its value, estimates the gas and gives the cost in ETH before the wallet is asked.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers, Token, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import { formatEther, parseEther } from 'viem';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(Chain.Mainnet, walletClient, publicClient);

const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region chain
const chainId = await publicClient.getChainId();
if (chainId !== Chain.Mainnet) throw new Error(`The node is on chain ${chainId}: its answers are not Mainnet's`);
// #endregion

// #region flow
const value = parseEther('0.1'); // ETH
const vault = pufferClient.vault.getContract();

const { result } = await vault.simulate.depositETH([account], { account, value }); // pufETH, 18 decimals
const gas = await vault.estimateGas.depositETH([account], { account, value }); // gas units
const { maxFeePerGas } = await publicClient.estimateFeesPerGas(); // wei per gas unit

console.log(`${formatEther(value)} ETH would give ${formatEther(result)} pufETH`);
console.log(`${gas} gas, at most ${formatEther(gas * maxFeePerGas)} ETH`);
// #endregion

// #region deferred
const shares = parseEther('1'); // pufETH, 18 decimals
const redeemGas = await pufferClient.vault.redeem(account, account, shares).estimate();
console.log(`Redeeming takes about ${redeemGas} gas`);
// #endregion

// #region immediate
const weth = pufferClient.erc20Permit.withToken(Token.WETH).getContract();
const approveGas = await weth.estimateGas.approve([vault.address, parseEther('0.1')], { account });
console.log(`Approving takes about ${approveGas} gas`);
// #endregion

// #region limit
const hash = await vault.write.depositETH([account], {
  account,
  chain: VIEM_CHAINS[Chain.Mainnet],
  value,
  gas: (gas * 120n) / 100n, // a fifth more than estimated
});
console.log(`Sent: ${hash}`);
// #endregion
