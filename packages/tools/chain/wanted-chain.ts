import type { Door } from './door';
import type { Problem } from './problems';
import { readChain } from './call';

/** The chain to ask, and names of chains for messages. */
export interface OnChain {
  /** null: the wallet's. */
  readonly chainId: number | null;
  readonly network: (id: number) => string;
}

/** The wallet's chain, if it is the wanted one. `what` begins the sentence about a different one. */
export async function readWantedChain(
  door: Door,
  what: string,
  { chainId, network }: OnChain,
  signal: AbortSignal,
): Promise<{ readonly id: number } | Problem> {
  const chain = await readChain(door, signal);
  return 'problem' in chain || chainId === null || chainId === chain.id
    ? chain
    : {
        problem: `${what} ${network(chainId)}, and the wallet is on ${network(chain.id)}. Change the network in the wallet, then ask again.`,
      };
}
