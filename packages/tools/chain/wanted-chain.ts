import type { Door } from './door';
import type { Problem } from './problems';
import { readChain } from './call';

/** A chain that is asked for, and names of chains for sentences. */
export interface OnChain {
  /** null: the one that the wallet is on. */
  readonly chainId: number | null;
  readonly network: (id: number) => string;
}

/** The chain that the wallet is on, when it is the wanted one. `what` begins the sentence about another one. */
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
