/**
 * Redeems pufETH and tells what went wrong if something does: the call itself stands inside `try`.
 *
 * @chain Mainnet
 * @observes refused ERC4626ExceededMaxRedeem
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import {
  decodeAbiParameters,
  decodeErrorResult,
  parseAbi,
  parseEther,
  type Hash,
  type Hex,
} from 'viem';
import { confirm } from './confirm';
import { hasCause, revertData } from './revert-data';

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

// #region explain
/**
 * Reverts that this flow expects. Copy the declarations you need from the
 * reverts of the reference.
 */
const errors = parseAbi([
  'error AccessManagedUnauthorized(address caller)',
  'error DepositAndWithdrawalForbidden()',
  'error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)',
]);

/** What is behind an error of the SDK or viem, for your log. */
function explain(error: unknown): string {
  if (hasCause(error, 'UserRejectedRequestError'))
    return 'rejected by the user';
  if (hasCause(error, 'ChainMismatchError'))
    return 'the wallet is on another chain';
  if (hasCause(error, 'InsufficientFundsError'))
    return 'not enough ETH for value and gas';
  const data = revertData(error);
  if (data !== null && data.length >= 10) {
    try {
      // knows Error(string) and Panic too
      const { errorName, args = [] } = decodeErrorResult({ abi: errors, data });
      return `reverted: ${errorName}(${args.join(', ')})`;
    } catch {
      return `reverted: ${data.slice(0, 10)}, see the list of reverts`;
    }
  }
  if (data !== null || hasCause(error, 'ExecutionRevertedError'))
    return 'reverted without data';
  if (hasCause(error, 'ContractFunctionZeroDataError'))
    return 'no contract there: wrong chain or placeholder address';
  if (hasCause(error, 'AccountNotFoundError'))
    return 'the wallet client has no account';
  const silent = ['HttpRequestError', 'TimeoutError', 'LimitExceededRpcError'];
  if (hasCause(error, ...silent, 'InternalRpcError', 'UnknownRpcError'))
    return 'the node or the wallet did not answer properly';
  return String(error);
}
// #endregion

// #region tell
/** Fields of an entry of errors.json that this needs. */
interface Entry {
  selector: string | null;
  /** Of a custom error, the text of a revert, or `Panic(0x11)`. */
  name: string;
  /** 'user', 'developer' or 'operator' */
  audience: string;
  user: string;
}

/** Two entries, to show their form: import those of the file instead. */
const entries: readonly Entry[] = [
  {
    selector: '0x068ca9d8',
    name: 'AccessManagedUnauthorized',
    audience: 'user',
    user:
      'This action is paused at the moment, ' +
      'or your account is not allowed to do it.',
  },
  {
    selector: '0xb94abeec',
    name: 'ERC4626ExceededMaxRedeem',
    audience: 'user',
    user:
      'This is more than you hold, ' +
      'or more than the vault can pay out right now.',
  },
];

/** The entry of revert data. Texts share a selector, and so do panics. */
function entryOf(data: Hex): Entry | undefined {
  const rest: Hex = `0x${data.slice(10)}`;
  const names: Record<string, () => string> = {
    '0x08c379a0': () => decodeAbiParameters([{ type: 'string' }], rest)[0],
    '0x4e487b71': () => `Panic(0x${rest.slice(-2)})`,
  };
  const selector = data.slice(0, 10).toLowerCase();
  const name = names[selector]?.();
  return entries.find(
    (entry) =>
      entry.selector === selector &&
      (name === undefined || entry.name === name),
  );
}

/** One sentence for the person in front of your app. */
function tellUser(error: unknown): string {
  if (hasCause(error, 'UserRejectedRequestError'))
    return 'You cancelled this in your wallet.';
  if (hasCause(error, 'ChainMismatchError'))
    return 'Your wallet is on another network.';
  if (hasCause(error, 'InsufficientFundsError'))
    return 'There is not enough ETH for the amount and the network fee.';
  const data = revertData(error);
  const entry = data === null ? undefined : entryOf(data);
  if (entry?.audience === 'user') return entry.user;
  return 'This may have been sent. Look at your wallet before you try again.';
}
// #endregion

// #region flow
let hash: Hash | null = null;
try {
  // may throw here
  const { transact } = pufferClient.vault.redeem(
    account,
    account,
    parseEther('1'),
  );
  hash = await transact(); // or reject here
} catch (error) {
  console.error(explain(error));
  console.log(tellUser(error)); // show it in your app
}

if (hash !== null) {
  console.log(`Sent: ${hash}`); // store it before you wait
  try {
    await confirm(publicClient, hash);
  } catch (error) {
    // reverted, cancelled, replaced, or the node failed: wait again
    console.error(explain(error));
    console.log('It was sent. Find out what happened before you send again.');
  }
}
// #endregion
