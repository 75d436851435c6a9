/**
 * Wraps a provider so that a test sees every request, and no transaction without a target gets through.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
 */
// #region setup
import 'viem/window';
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import type { TransportProvider } from '@pufferfinance/puffer-sdk/dist/utils/types';
import {
  formatEther,
  hexToBigInt,
  parseEther,
  zeroAddress,
  type Hex,
} from 'viem';
// #endregion

// #region provider
interface RpcRequest {
  method: string;
  params?: unknown;
}
interface Transaction {
  from: Hex;
  to?: Hex;
  data?: Hex;
  value?: Hex;
}

// viem sends under either name.
const SENDS = ['eth_sendTransaction', 'wallet_sendTransaction'];

/** An EIP-1193 provider that notes what passes through it to `target`. */
function recordRequests(target: TransportProvider) {
  const requests: RpcRequest[] = [];
  const transactions: Transaction[] = [];
  return {
    requests,
    /** Transactions that `target` took, in order. */
    transactions,
    async request({ method, params }: RpcRequest): Promise<unknown> {
      requests.push({ method, params });
      if (!SENDS.includes(method)) return target.request({ method, params });
      const [transaction] = params as [Transaction];
      if (!transaction.to || transaction.to === zeroAddress) {
        throw new Error('A transaction without a target reaches no contract');
      }
      const hash = await target.request({ method, params });
      transactions.push(transaction);
      return hash;
    },
  };
}
// #endregion

// #region flow
if (!window.ethereum) throw new Error('No provider found');
const provider = recordRequests(window.ethereum);

const pufferClient = new PufferClient(
  Chain.Mainnet,
  PufferClientHelpers.createWalletClient({ chain: Chain.Mainnet, provider }),
  PufferClientHelpers.createPublicClient({ chain: Chain.Mainnet, provider }),
);
const [account] = await pufferClient.requestAddresses();
if (!account) throw new Error('The provider shared no account');

await pufferClient.vault.depositETH(account).transact(parseEther('0.1'));

const [sent] = provider.transactions;
console.log('to:', sent?.to);
// 0x2d2da806 is depositETH(address)
console.log('function:', sent?.data?.slice(0, 10));
console.log('ETH:', formatEther(hexToBigInt(sent?.value ?? '0x0')));
// #endregion
