import type { Hex } from 'viem';
import { NodeError, type Node } from '../anvil/node';

/** A transaction as a wallet or a node gets it. */
export interface Call {
  readonly from: Hex;
  readonly to?: Hex;
  readonly data?: Hex;
  readonly value?: Hex;
}

const MOST = 30_000_000;

/**
 * Returns the smallest gas limit with which a call succeeds on the latest block. It is above the gas of the receipt
 * when gas is refunded, or when a call inside may only use a part of what is left.
 *
 * @throws NodeError with the revert data when no limit is enough
 */
export async function gasNeeded({ request }: Node, call: Call): Promise<number> {
  const { from, to, data, value } = call;
  const attempt = (gas: number) =>
    request('eth_call', [{ from, to, data, value, gas: `0x${gas.toString(16)}` }, 'latest']);
  await attempt(MOST);
  let [fails, enough] = [20_999, MOST];
  while (enough - fails > 1) {
    const middle = Math.floor((fails + enough) / 2);
    try {
      await attempt(middle);
      enough = middle;
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      fails = middle;
    }
  }
  return enough;
}
