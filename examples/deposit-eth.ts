/**
 * Deposits 0.1 ETH into the Puffer vault and reads from its event how much pufETH the account got.
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
} from '@pufferfinance/puffer-sdk';
import {
  erc4626Abi,
  formatEther,
  isAddressEqual,
  parseEther,
  parseEventLogs,
} from 'viem';
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
const value = parseEther('0.1');

// sends from and credits this account
const { transact } = pufferClient.vault.depositETH(account);
const hash = await transact(value); // the wallet asks here
const receipt = await confirm(publicClient, hash);
// #endregion

// #region minted
// What the vault minted is in its event.
const vault = pufferClient.vault.getContract().address;
const deposit = parseEventLogs({
  abi: erc4626Abi,
  eventName: 'Deposit',
  logs: receipt.logs,
})
  .filter(({ address }) => isAddressEqual(address, vault))
  // a smart account's receipt also holds other accounts' deposits
  .find(({ args }) => isAddressEqual(args.receiver, account));
if (deposit) {
  const minted = formatEther(deposit.args.shares);
  console.log(`${formatEther(value)} ETH became ${minted} pufETH`);
} else console.error('No deposit found: look before you repeat it');
// #endregion
