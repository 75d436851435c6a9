/**
 * Makes every handler work with a private key in Node: a provider signs transactions and permits itself.
 *
 * @chain Mainnet
 * @approved the permit is signed inside the process with the private key, so no request shows it
 * @observes pays 0.5 wstETH, gets 0.5607 pufETH, spender PufferDepositor
 */
// #region provider
import { Chain, PufferClient, VIEM_CHAINS } from '@pufferfinance/puffer-sdk';
import {
  createPublicClient,
  createWalletClient,
  custom,
  hexToBigInt,
  http,
  isAddressEqual,
  isHex,
  parseEther,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

interface TransactionRequest {
  from: Address;
  to?: Address;
  data?: Hex;
  value?: Hex;
  gas?: Hex;
  nonce?: Hex;
  maxFeePerGas?: Hex;
  maxPriorityFeePerGas?: Hex;
}

const toBigInt = (hex?: Hex) => (hex ? hexToBigInt(hex) : undefined);

/**
 * A Puffer client for Mainnet whose transactions and permits are signed with
 * `privateKey`.
 */
function makeSigningClient(privateKey: Hex, rpcUrl: string) {
  const account = privateKeyToAccount(privateKey);
  const chain = VIEM_CHAINS[Chain.Mainnet];
  const transport = http(rpcUrl);
  const signer = createWalletClient({ account, chain, transport });

  const send = ({ from, to, data, value, ...limits }: TransactionRequest) => {
    if (!to || to === zeroAddress)
      throw new Error('No target: the handler has no address on this chain');
    if (!isAddressEqual(from, account.address))
      throw new Error(`No key for ${from}`);
    return signer.sendTransaction({
      to,
      data,
      value: toBigInt(value),
      gas: toBigInt(limits.gas),
      nonce: limits.nonce === undefined ? undefined : Number(limits.nonce),
      maxFeePerGas: toBigInt(limits.maxFeePerGas),
      maxPriorityFeePerGas: toBigInt(limits.maxPriorityFeePerGas),
    });
  };

  const sign = (owner: Address, typedData: string) => {
    if (!isAddressEqual(owner, account.address))
      throw new Error(`No key for ${owner}`);
    return account.signTypedData(JSON.parse(typedData));
  };

  const provider = {
    async request({
      method,
      params,
    }: {
      method: string;
      params: [never, never];
    }): Promise<unknown> {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts')
        return [account.address];
      if (method === 'eth_sendTransaction') return send(params[0]);
      if (method === 'eth_signTypedData_v4') return sign(params[0], params[1]);
      return signer.request({ method, params } as never);
    },
  };

  const walletClient = createWalletClient({
    account: account.address, // some handlers send from the client's account
    chain,
    transport: custom(provider),
  });
  const publicClient = createPublicClient({ chain, transport });
  return new PufferClient(Chain.Mainnet, walletClient, publicClient);
}
// #endregion

// #region flow
const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY) || !RPC_URL)
  throw new Error('PRIVATE_KEY and RPC_URL must be set');

const pufferClient = makeSigningClient(PRIVATE_KEY, RPC_URL);
const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The key gives no account');

// signs the permit
const { transact } = await pufferClient.depositor.depositWstETH(
  account,
  parseEther('0.5'),
);
console.log(`Sent: ${await transact()}`); // signs the transaction
// #endregion
