/**
 * Gives ctTACpufETH shares back and checks whether the asset was paid at once.
 *
 * @chain Mainnet
 * @observes pays 0.5 ctTACpufETH, gets 0.5 pufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  TOKENS_ADDRESSES,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  formatEther,
} from 'viem';
import { confirm } from './confirm';
import { received } from './received';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
// base units of ctTACpufETH
const shares = await pufferClient.concreteVault.getBalance(account);
// base units of the asset, after fees
const expected = await pufferClient.concreteVault.previewRedeem(shares);

// pufETH: inferred
const asset = TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet];
const hash = await pufferClient.concreteVault.redeem(shares);
const receipt = await confirm(publicClient, hash);
const paid = received(receipt, asset, account);
if (paid >= expected) console.log('Paid in full');
else if (paid === 0n) console.log('Nothing paid yet: a queue may owe it');
else console.log(`Paid ${formatEther(paid)}: no rest is owed to you`);
// #endregion
