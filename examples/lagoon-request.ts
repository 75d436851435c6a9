/**
 * Requests a deposit of pufETH into tacpufETH through the contract instance, without ETH.
 *
 * @chain Mainnet
 * @observes pays 0.5 pufETH, gives pufETH, spender tacpufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  Token,
  VAULTS_ADDRESSES,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  getAddress,
  parseEther,
} from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
// the spender
const vault = getAddress(
  VAULTS_ADDRESSES.tacpufETH[Chain.Mainnet]?.LagoonVault ?? '',
);
const amount = parseEther('0.5'); // pufETH, 18 decimals

const approval = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .approve(account, vault, amount);
await confirm(publicClient, approval);

// lagoonVault.requestDeposit would send ETH as well; the contract function
// alone does not.
const hash = await pufferClient.lagoonVault
  .getContract()
  // assets, controller, owner
  .write.requestDeposit([amount, account, account], { account, chain });
await confirm(publicClient, hash);
// #endregion
