/**
 * Refuses calls in every form that nodes and wallets use, and finds the revert data each time.
 *
 * @chain Mainnet
 * @intercepts its own provider refuses every call
 */
// #region setup
import {
  Chain,
  PufferClient,
  PufferClientHelpers,
} from '@pufferfinance/puffer-sdk';
import { encodeErrorResult, parseAbi } from 'viem';
import { revertData } from './revert-data';

const data = encodeErrorResult({
  abi: parseAbi(['error NotFinalized()']),
  errorName: 'NotFinalized',
});
// #endregion

// #region forms
/** Codes and texts of geth, erigon, wallets, and nodes of other makers. */
const answers: readonly [number, string][] = [
  [3, 'execution reverted'],
  [-32000, 'execution reverted'],
  [-32000, 'execution reverted: custom error'],
  [-32000, 'VM Exception while processing transaction'],
  [-32603, 'Internal JSON-RPC error.'],
  [-32015, 'VM execution error.'],
];
/** Where they put the data. */
const places = [
  data,
  `Reverted ${data}`,
  { message: 'reverted', data },
  { originalError: { code: 3, message: 'execution reverted', data } },
];
// #endregion

// #region flow
let found = 0;
for (const [code, message] of answers) {
  for (const place of places) {
    const provider = {
      request: () =>
        Promise.reject(
          Object.assign(new Error(message), { code, data: place }),
        ),
    };
    const publicClient = PufferClientHelpers.createPublicClient({
      chain: Chain.Mainnet,
      provider,
    });
    const { pufferWithdrawalManager } = new PufferClient(
      Chain.Mainnet,
      undefined,
      publicClient,
    );
    const manager = pufferWithdrawalManager.getContract();
    const failures = await Promise.allSettled([
      manager.simulate.completeQueuedWithdrawal([1234n]),
      manager.read.getWithdrawal([1234n]),
      publicClient.call({ to: manager.address, data: '0x6a4800a4' }),
      publicClient.estimateGas({ to: manager.address, data: '0x6a4800a4' }),
    ]);
    for (const failure of failures) {
      const reason = failure.status === 'rejected' ? failure.reason : null;
      if (revertData(reason) !== data) throw new Error(`not found: ${reason}`);
      found++;
    }
  }
}
console.log(`Found in ${found} of ${found} errors`);
// #endregion
