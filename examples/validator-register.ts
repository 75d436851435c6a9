/**
 * Registers a validator key with a bond in pufETH and tickets in VT, both by permit.
 *
 * @chain Mainnet
 * @answers getMinimumVtAmount "28000000000000000000"
 * @answers getModuleLimitInformation {"allowedLimit":500,"numberOfRegisteredValidators":10}
 * @observes refused InvalidBLSPubKey
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  Token,
  VIEM_CHAINS,
} from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  parseEther,
  stringToHex,
  type Hex,
} from 'viem';
import { confirm } from './confirm';

if (!window.ethereum) throw new Error('No wallet found in this browser');
const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The wallet shared no account');

const chain = VIEM_CHAINS[Chain.Mainnet];
const transport = custom(window.ethereum);
const publicClient = createPublicClient({ chain, transport });
// this handler sends from its account
const walletClient = createWalletClient({ account, chain, transport });
const pufferClient = new PufferClient(
  Chain.Mainnet,
  walletClient,
  publicClient,
);
// #endregion

// #region keys
// From your key tooling. Empty here: the contract refuses these with
// InvalidBLSPubKey.
const raveEvidence: Hex = '0x'; // not empty: with an enclave
const data = {
  blsPubKey: '0x', // 48 bytes
  signature: '0x', // 96 bytes, over the deposit message
  // pufferProtocol.getDepositDataRoot(...)
  depositDataRoot: `0x${'00'.repeat(32)}`,
  blsEncryptedPrivKeyShares: [], // one for each guardian
  blsPubKeySet: '0x', // threshold x 48 bytes
  raveEvidence,
} as const;
const moduleName = stringToHex('PUFFER_MODULE_0', { size: 32 });

const { allowedLimit, numberOfRegisteredValidators } =
  await pufferClient.pufferProtocol.getModuleLimitInformation(moduleName);
if (numberOfRegisteredValidators >= allowedLimit)
  throw new Error('The module is full or does not exist');
// the contract takes a key twice, with a second bond and second tickets
const publicKey = data.blsPubKey.toLowerCase();
const modules: readonly Hex[] =
  await pufferClient.pufferProtocol.getModuleWeights();
for (const name of new Set([moduleName, ...modules])) {
  const listed: readonly { pubKey: Hex; status: number }[] =
    await pufferClient.pufferProtocol.getValidators(name);
  for (const { pubKey, status } of listed)
    // 1: waits, 3: active
    if (pubKey === publicKey && (status === 1 || status === 3))
      throw new Error('This key waits or runs already');
}
// #endregion

// #region flow
const { erc20Permit, pufferProtocol, vault } = pufferClient;
const spender = pufferProtocol.getContract().address;
const bondInEth = parseEther(raveEvidence === '0x' ? '2' : '1');
const bond = await vault.getContract().read.convertToShares([bondInEth]);
const tickets = await pufferProtocol.getMinimumVtAmount(); // VT, 18 decimals

// One after the other: the permit handler holds one token at a time.
const bondLimit = (bond * 10_050n) / 10_000n; // a little to spare
const bondPermit = await erc20Permit
  .withToken(Token.pufETH)
  .getPermitData(account, spender, bondLimit);
const ticketPermit = await erc20Permit
  .withToken(Token.VT)
  .getPermitData(account, spender, tickets);

const hash = await pufferProtocol.registerValidatorKey(
  { ...data, blsEncryptedPrivKeyShares: [...data.blsEncryptedPrivKeyShares] },
  moduleName,
  bondPermit,
  ticketPermit,
);
const { transactionHash } = await confirm(publicClient, hash);
console.log(`Registered in ${transactionHash}`);
// #endregion
