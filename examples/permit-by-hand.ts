/**
 * Signs a permit of pufETH and passes it to a method that takes one: validator tickets paid with pufETH.
 *
 * @chain Mainnet
 * @observes pays 0.009346 pufETH, gets 1 VT, spender VT, keeps pufETH
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
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region flow
const spender = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.ValidatorTicket ?? '',
);
const tickets = parseEther('1'); // VT, 18 decimals
// the most pufETH the contract may take, 18 decimals
const most = parseEther('0.01');

// the wallet asks for the signature
const permit = await pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .getPermitData(account, spender, most);

// and for the transaction, within two hours
const hash =
  await pufferClient.validatorTicket.purchaseValidatorTicketWithPufETHAndPermit(
    account,
    tickets,
    permit,
  );
const receipt = await confirm(publicClient, hash);
console.log(`Bought in block ${receipt.blockNumber}`);
// #endregion
