/**
 * Deposits pufETH into unifiETH from a Safe: approval and deposit as one batch, with a minimum of shares.
 *
 * @chain Mainnet
 * @observes pays 0.5 pufETH, gets 0.5095 unifiETH, spender unifiETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  Token,
  UnifiToken,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { Teller } from '@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/Teller';
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
const amount = parseEther('0.5'); // pufETH, 18 decimals
const pufEth = TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet];
const shares = TOKENS_ADDRESSES[UnifiToken.unifiETH][Chain.Mainnet];
const teller = pufferClient.nucleusTeller
  .withToken(UnifiToken.unifiETH)
  .getContract().address;

const rate = await pufferClient.nucleusAccountant
  .withToken(UnifiToken.unifiETH)
  .getRateInQuoteSafe(pufEth); // pufETH for one share
const decimals = await pufferClient.erc20Permit
  .withToken(UnifiToken.unifiETH)
  .getContract()
  .read.decimals();
const expected = (amount * 10n ** BigInt(decimals)) / rate; // shares
// Owners of a Safe sign later: a rate that grows meanwhile mints less.
const minimumMint = (expected * 9_900n) / 10_000n; // accept 1 % less

const calls = [
  {
    to: pufEth,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [shares, amount], // the BoringVault, not the Teller
    }),
    value: 0n,
  },
  {
    to: teller,
    data: encodeFunctionData({
      abi: Teller,
      functionName: 'deposit',
      args: [pufEth, amount, minimumMint], // the Safe gets the shares
    }),
    value: 0n,
  },
];
// #endregion

// #region file
console.log(safeFile(Chain.Mainnet, account, 'pufETH to unifiETH', calls));
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
