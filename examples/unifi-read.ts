/**
 * Reads the price of a UniFi share, the position of an account, and whether the vault takes a token.
 *
 * @chain Mainnet
 * @env ACCOUNT account
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
  UnifiToken,
} from '@pufferfinance/puffer-sdk';
import { formatEther, formatUnits, isAddress } from 'viem';

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  rpcUrls: [process.env.RPC_URL ?? 'https://eth.example.com'],
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);

const account = process.env.ACCOUNT; // whose position to read
if (!account || !isAddress(account)) throw new Error('Set ACCOUNT');
// #endregion

// #region position
const vault = UnifiToken.unifiETH;
const balance = await pufferClient.nucleusBoringVault
  .withToken(vault)
  .balanceOf(account);
const decimals = await pufferClient.erc20Permit
  .withToken(vault)
  .getContract()
  .read.decimals();
console.log(`${formatUnits(balance, decimals)} ${vault}`);
// #endregion

// #region flow
const pufEth = TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet];
const rate = await pufferClient.nucleusAccountant
  .withToken(UnifiToken.unifiETH)
  .getRateInQuoteSafe(pufEth);
console.log(`1 unifiETH = ${formatEther(rate)} pufETH`);
// #endregion

// #region check
// The instance keeps its address; the handler itself could be switched by other
// code between two awaits.
const teller = pufferClient.nucleusTeller
  .withToken(UnifiToken.unifiETH)
  .getContract();
const paused = await teller.read.isPaused();
const supported = await teller.read.isSupported([pufEth]);
const lock = await teller.read.shareLockPeriod(); // seconds
console.log({ paused, supported, lock });
// #endregion
