/**
 * Requests a two-step withdrawal of pufETH on the strength of an approval, and keeps the index of the request.
 *
 * @chain Mainnet
 * @observes pays 2 pufETH, spender PufferWithdrawalManager
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
} from '@pufferfinance/puffer-sdk';
import { isAddressEqual, parseAbi, parseEther, parseEventLogs } from 'viem';
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

// #region approve
const amount = parseEther('2'); // pufETH, 18 decimals
const spender = pufferClient.pufferWithdrawalManager.getContract().address;

if ((await pufferClient.vault.getAllowance(account, spender)) < amount) {
  const approval = await pufferClient.erc20Permit
    .withToken(Token.pufETH)
    .approve(account, spender, amount);
  await confirm(publicClient, approval);
}
// #endregion

// #region flow
const { transact } =
  await pufferClient.pufferWithdrawalManager.requestWithdrawal(account, amount);
// the pufETH leaves the account with this transaction
const hash = await transact();
const receipt = await confirm(publicClient, hash);
// #endregion

// #region index
const manager = pufferClient.pufferWithdrawalManager.getContract().address;
const events = parseAbi([
  'event WithdrawalRequested(uint256 indexed withdrawalIdx, uint256 indexed batchIdx, uint256 pufETHAmount, address indexed recipient)',
]);
const requested = parseEventLogs({ abi: events, logs: receipt.logs })
  .filter(({ address }) => isAddressEqual(address, manager))
  // a smart account's receipt also holds other accounts' requests
  .find(({ args }) => isAddressEqual(args.recipient, account));
if (requested) console.log('Store this index:', requested.args.withdrawalIdx);
else console.error('No request in the receipt: look at it, do not repeat it');
// #endregion
