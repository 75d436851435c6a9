/**
 * Makes a signed but unused permit worthless: a second permit over nothing uses up its nonce.
 *
 * @chain Mainnet
 * @observes nothing
 */
// #region setup
import 'viem/window';
import {
  CONTRACT_ADDRESSES,
  Chain,
  PufferClient,
  PufferClientHelpers,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { getAddress } from 'viem';
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
const spender = getAddress(
  CONTRACT_ADDRESSES[Chain.Mainnet]?.PufferDepositor ?? '',
);

const wstEth = pufferClient.erc20Permit.withToken(Token.wstETH).getContract();
// asks for a signature over 0 wstETH
const permit = await pufferClient.erc20Permit
  .withToken(Token.wstETH)
  .getPermitData(account, spender, 0n);

const hash = await wstEth.write.permit(
  [
    account,
    spender,
    permit.amount,
    permit.deadline,
    Number(permit.v),
    permit.r,
    permit.s,
  ],
  {
    account,
    chain: VIEM_CHAINS[Chain.Mainnet],
  },
);
await confirm(publicClient, hash);
console.log(`Next nonce: ${await wstEth.read.nonces([account])}`);
// #endregion
