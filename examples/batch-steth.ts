/**
 * Deposits stETH from a Safe: approval and deposit as one batch, as a file or through the wallet.
 *
 * @chain Mainnet
 * @observes pays 0.5 stETH, gets 0.4673 pufETH, spender PufferDepositor
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
import { PufferDepositor } from '@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/PufferDepositor';
import { encodeFunctionData, erc20Abi, parseEther, zeroHash } from 'viem';
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
const amount = parseEther('0.5'); // stETH, 18 decimals
const stEth = pufferClient.erc20Permit
  .withToken(Token.stETH)
  .getContract().address;
// the spender, and the contract to call
const depositor = pufferClient.depositor.getContract().address;
// A Safe cannot sign a permit: the depositor ignores it, uses the allowance.
const permit = { deadline: 0n, amount, v: 0, r: zeroHash, s: zeroHash };

const calls = [
  {
    to: stEth,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [depositor, amount],
    }),
    value: 0n,
  },
  {
    to: depositor,
    data: encodeFunctionData({
      abi: PufferDepositor,
      functionName: 'depositStETH',
      args: [permit, account], // who gets the pufETH
    }),
    value: 0n,
  },
];
// #endregion

// #region file
console.log(safeFile(Chain.Mainnet, account, 'stETH to pufETH', calls));
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
console.log(`Done in ${receipts?.at(-1)?.transactionHash}`);
// #endregion
