/**
 * Approves pufETH to the withdrawal manager and requests a two-step withdrawal, as one batch.
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
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { PufferWithdrawalManager } from '@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/PufferWithdrawalManager';
import { encodeFunctionData, erc20Abi, parseEther } from 'viem';
import { safeFile } from './safe-file';

if (!window.ethereum) throw new Error('No wallet found in this browser');

const config = { chain: Chain.Mainnet, provider: window.ethereum };
const publicClient = PufferClientHelpers.createPublicClient(config);
const walletClient = PufferClientHelpers.createWalletClient(config);
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);

const [account] = await pufferClient.requestAddresses(); // it runs the batch
if (!account) throw new Error('The wallet shared no account');
// #endregion

// #region calls
const amount = parseEther('2'); // pufETH, 18 decimals
const pufEth = pufferClient.erc20Permit
  .withToken(Token.pufETH)
  .getContract().address;
// the spender
const manager = pufferClient.pufferWithdrawalManager.getContract().address;

const calls = [
  {
    to: pufEth,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [manager, amount],
    }),
    value: 0n,
  },
  {
    to: manager,
    data: encodeFunctionData({
      abi: PufferWithdrawalManager,
      functionName: 'requestWithdrawal',
      // pufETH, recipient of the WETH: cannot be changed later
      args: [amount, account],
    }),
    value: 0n,
  },
];
// #endregion

// #region file
console.log(safeFile(Chain.Mainnet, account, 'Withdraw pufETH', calls));
// #endregion

// #region flow
const { id } = await walletClient.sendCalls({
  account,
  chain: VIEM_CHAINS[Chain.Mainnet],
  calls,
  forceAtomic: true, // all or nothing
});
console.log(`Batch ${id}`); // store it before you wait
const { status, receipts } = await walletClient.waitForCallsStatus({ id });
if (status !== 'success') throw new Error(`Batch ${id} failed`);
console.log(
  'The index of the request is in the logs of',
  receipts?.at(-1)?.transactionHash,
);
// #endregion
