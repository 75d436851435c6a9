/**
 * Answers chosen calls of a test itself, one of them with a revert, and passes everything else on.
 *
 * @chain Mainnet
 * @intercepts the overlay answers the calls of the test itself
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
  encodeErrorResult,
  encodeFunctionResult,
  formatEther,
  parseAbi,
  parseEther,
  toFunctionSelector,
  type Hex,
} from 'viem';
import { revertData } from './revert-data';
// #endregion

// #region provider
interface RpcRequest {
  method: string;
  params?: unknown;
}
type Answer = { returns: Hex } | { reverts: Hex };

const SENDS = ['eth_sendTransaction', 'wallet_sendTransaction'];
const CALLS = ['eth_call', 'eth_estimateGas', ...SENDS];

/**
 * An EIP-1193 provider: calls whose selector is in `answers` are answered
 * here, and reverts also meet estimates and sends; `target` answers the rest.
 */
function overlay(
  target: TransportProvider,
  answers: ReadonlyMap<Hex, Answer>,
): TransportProvider {
  return {
    async request({ method, params }: RpcRequest): Promise<unknown> {
      const [call] = (params ?? []) as { data?: Hex }[];
      const answer = CALLS.includes(method)
        ? answers.get((call?.data?.slice(0, 10) ?? '0x') as Hex)
        : undefined;
      if (answer && 'reverts' in answer)
        throw Object.assign(new Error('execution reverted'), {
          code: 3,
          data: answer.reverts,
        });
      if (answer && method === 'eth_call') return answer.returns;
      return target.request({ method, params });
    },
  };
}
// #endregion

// #region flow
if (!window.ethereum) throw new Error('No provider found');

const abi = parseAbi([
  'function maxRedeem(address) view returns (uint256)',
  'error NotFinalized()',
]);
const answers = new Map<Hex, Answer>([
  [
    toFunctionSelector('maxRedeem(address)'),
    {
      returns: encodeFunctionResult({
        abi,
        functionName: 'maxRedeem',
        result: parseEther('3'),
      }),
    },
  ],
  [
    toFunctionSelector('completeQueuedWithdrawal(uint256)'),
    { reverts: encodeErrorResult({ abi, errorName: 'NotFinalized' }) },
  ],
]);
const provider = overlay(window.ethereum, answers);

const publicClient = PufferClientHelpers.createPublicClient({
  chain: Chain.Mainnet,
  provider,
});
const pufferClient = new PufferClient(Chain.Mainnet, undefined, publicClient);
const [account] = await window.ethereum.request({
  method: 'eth_requestAccounts',
});
if (!account) throw new Error('The provider shared no account');

// 3
console.log(
  'Can redeem',
  formatEther(await pufferClient.vault.maxRedeem(account)),
  'pufETH',
);

const manager = pufferClient.pufferWithdrawalManager.getContract();
const failure: unknown = await manager.simulate
  .completeQueuedWithdrawal([1234n], { account })
  .then(
    () => null,
    (error: unknown) => error,
  );
// 0x1bee0d5a, NotFinalized
console.log('Reverted with', revertData(failure)?.slice(0, 10));
// #endregion
