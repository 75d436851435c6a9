/**
 * Wraps a provider so that a test sees every request, and no transaction without a target gets through.
 *
 * @chain Mainnet
 * @observes pays 0.1 ETH, gets 0.09346 pufETH
 */
// #region setup
import 'viem/window';
import { Chain, PufferClient, PufferClientHelpers } from '@pufferfinance/puffer-sdk';
import type { TransportProvider } from '@pufferfinance/puffer-sdk/dist/utils/types';
import { formatEther, hexToBigInt, parseEther, type Hex } from 'viem';
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

/** An EIP-1193 provider that notes what passes through it to `target`. */
function recordRequests(target: TransportProvider) {
  const requests: RpcRequest[] = [];
  return {
    requests,
    /** Transactions that were sent, in order. */
    transactions(): Transaction[] {
      return requests
        .filter(({ method }) => method === 'eth_sendTransaction')
        .map(({ params }) => (params as [Transaction])[0]);
    },
    request({ method, params }: RpcRequest): Promise<unknown> {
      requests.push({ method, params });
      if (method === 'eth_sendTransaction' && !(params as [Transaction])[0].to) {
        return Promise.reject(new Error('A transaction without a target reaches no contract'));
      }
      return target.request({ method, params });
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

const [sent] = provider.transactions();
console.log('to:', sent?.to);
console.log('function:', sent?.data?.slice(0, 10)); // 0x2d2da806 is depositETH(address)
console.log('ETH:', formatEther(hexToBigInt(sent?.value ?? '0x0')));
// #endregion
