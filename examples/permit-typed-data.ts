/**
 * Signs a permit of pufETH as typed data with viem, checks its domain against the token, and requests a withdrawal.
 *
 * @chain Mainnet
 * @answers name "pufETH"
 * @answers DOMAIN_SEPARATOR "0xb2b00a422826720dc98fde3b312e9c7d451014c92cb78d56d6978d0397039e09"
 * @observes pays 2 pufETH, spender PufferWithdrawalManager
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
  TOKENS_ADDRESSES,
  TOKENS_PERMIT_VERSION,
  TOKENS_SALT,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import { domainSeparator, parseEther, parseSignature } from 'viem';
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

// #region domain
const token = pufferClient.erc20Permit.withToken(Token.pufETH).getContract();
const domain = {
  name: await token.read.name(), // the domain name is the name of the token
  version: TOKENS_PERMIT_VERSION[Token.pufETH],
  chainId: Chain.Mainnet,
  verifyingContract: TOKENS_ADDRESSES[Token.pufETH][Chain.Mainnet],
  // undefined for every token but pufETHwstE
  salt: TOKENS_SALT[Token.pufETH]?.[Chain.Mainnet],
};
if (domainSeparator({ domain }) !== (await token.read.DOMAIN_SEPARATOR())) {
  throw new Error('The token would not accept a permit of this domain');
}
// #endregion

// #region sign
const amount = parseEther('2'); // pufETH, 18 decimals
const spender = pufferClient.pufferWithdrawalManager.getContract().address;
const { timestamp } = await publicClient.getBlock(); // Unix seconds
const deadline = timestamp + 20n * 60n; // 20 minutes from the latest block
const nonce = await token.read.nonces([account]);

const signature = await walletClient.signTypedData({
  account,
  domain,
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: account, spender, value: amount, nonce, deadline },
});
const { r, s, yParity } = parseSignature(signature);
const permit = { deadline, amount, v: 27 + yParity, r, s };
// #endregion

// #region flow
const hash = await pufferClient.pufferWithdrawalManager
  .getContract()
  .write.requestWithdrawalWithPermit([permit, account], {
    account,
    chain: VIEM_CHAINS[Chain.Mainnet],
  });
await confirm(publicClient, hash);
// #endregion
