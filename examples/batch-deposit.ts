/**
 * Approves WETH to the vault and deposits it, as one batch of a wallet that supports EIP-5792.
 *
 * @chain Mainnet
 * @observes pays 0.5 WETH, gets 0.4673 pufETH, spender pufETH
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
import { PufferVaultV5 } from '@pufferfinance/puffer-sdk/dist/contracts/abis/mainnet/PufferVaultV5';
import { encodeFunctionData, erc20Abi, parseEther } from 'viem';

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
const amount = parseEther('0.5'); // WETH, 18 decimals
const weth = pufferClient.erc20Permit
  .withToken(Token.WETH)
  .getContract().address;
// the spender, and the contract to call
const vault = pufferClient.vault.getContract().address;

const calls = [
  {
    to: weth,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [vault, amount],
    }),
    value: 0n,
  },
  {
    to: vault,
    data: encodeFunctionData({
      abi: PufferVaultV5,
      functionName: 'deposit',
      args: [amount, account], // WETH, receiver of the pufETH
    }),
    value: 0n,
  },
];
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
console.log(`Deposited in ${receipts?.at(-1)?.transactionHash}`);
// #endregion
