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
import { decodeErrorResult, parseAbi, parseEther, type Hex } from 'viem';

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

/**
 * What is behind an error of the SDK or viem. Compares names: classes of two
 * copies of viem differ.
 */
function explain(error: unknown): string {
  const names: string[] = [];
  let raw: Hex | undefined;
  for (let current = error; current instanceof Error; current = current.cause) {
    names.push(current.name);
    if (current.name === 'ContractFunctionRevertedError')
      raw ??= (current as { raw?: Hex }).raw;
  }
  const has = (...some: string[]) => some.some((name) => names.includes(name));

  if (has('UserRejectedRequestError')) return 'rejected by the user';
  if (has('ChainMismatchError')) return 'the wallet is on another chain';
  if (has('InsufficientFundsError')) return 'not enough ETH for value and gas';
  if (raw !== undefined && raw.length >= 10) {
    try {
      // knows Error(string) and Panic too
      const { errorName, args = [] } = decodeErrorResult({
        abi: errors,
        data: raw,
      });
      return `reverted: ${errorName}(${args.join(', ')})`;
    } catch {
      return `reverted: ${raw.slice(0, 10)}, see the list of reverts`;
    }
  }
  if (has('ExecutionRevertedError')) return 'reverted without data';
  if (has('ContractFunctionZeroDataError'))
    return 'no contract there: wrong chain or placeholder address';
  if (has('AccountNotFoundError')) return 'the wallet client has no account';
  if (
    has(
      'HttpRequestError',
      'TimeoutError',
      'LimitExceededRpcError',
      'InternalRpcError',
      'UnknownRpcError',
    )
  ) {
    return 'the node or the wallet did not answer properly';
  }
  return String(error);
}
// #endregion

// #region flow
try {
  // may throw here
  const { transact } = pufferClient.vault.redeem(
    account,
    account,
    parseEther('1'),
  );
  const hash = await transact(); // or reject here
  const receipt = await publicClient.waitForTransactionReceipt({ hash });
  console.log(receipt.status); // 'reverted' is not an error: look at it
} catch (error) {
  console.error(explain(error));
}
// #endregion
