import { time } from '@sdk-docs/reference/model/human';
import { latestBlock } from './call';
import type { Door } from './door';
import type { Problem } from './problems';
import { readWantedChain, type OnChain } from './wanted-chain';

/** Time and chain of a node's answer. */
export interface Moment {
  readonly chainId: number;
  readonly block: bigint;
  /** `2026-11-25 12:00:00 UTC`: the block's time. */
  readonly time: string;
}

/** The latest block of the wanted chain. `what` begins the sentence about a different one. */
export async function readMoment(
  door: Door,
  what: string,
  wanted: OnChain,
  signal: AbortSignal,
): Promise<Moment | Problem> {
  const chain = await readWantedChain(door, what, wanted, signal);
  if ('problem' in chain) return chain;
  const block = await latestBlock(door, signal);
  return 'problem' in block ? block : { chainId: chain.id, block: block.number, time: time(block.seconds) };
}
