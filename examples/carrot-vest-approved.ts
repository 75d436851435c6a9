/**
 * Starts a vesting of CARROT into PUFFER with an approval, which a contract wallet can give.
 *
 * @chain Mainnet
 * @observes pays 1000 CARROT, gives CARROT, spender CarrotVesting
 */
// #region setup
import 'viem/window';
import {
  CONTRACT_ADDRESSES,
  Chain,
  PufferClient,
  Token,
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
const spender = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.CarrotVesting ?? '',
);
const amount = parseEther('1000'); // CARROT, 18 decimals: gone permanently

const approval = await pufferClient.erc20Permit
  .withToken(Token.CARROT)
  .approve(account, spender, amount);
await confirm(publicClient, approval);

// true: approved, no permit
const hash = await pufferClient.carrotVesting.startVesting(amount, true);
await confirm(publicClient, hash);
// #endregion
