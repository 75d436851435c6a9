import type { Address, Hex } from 'viem';
import { isHex } from '../book/plain-hex';
import type { Door } from './door';
import type { Problem } from './problems';
import { blockOf, type Block } from './quantity';

/** A call on the wallet's chain. */
export interface Called {
  readonly to: Address;
  /** Calldata. */
  readonly data: Hex;
  readonly chainId: number;
}

/** Maximum length of an answer, in hex digits. */
const LONGEST = 131_072;

/** The latest block of a node. */
export async function latestBlock(door: Door, signal: AbortSignal): Promise<Block | Problem> {
  const latest = await door.ask('eth_getBlockByNumber', ['latest', false], signal);
  if ('problem' in latest) return latest;
  return blockOf(latest.value) ?? { problem: 'The node did not say which block is the latest. Nothing was read.' };
}

/** Reports that the wallet's chain has changed; null while it is the same. */
export async function chainChanged(door: Door, chainId: number, signal: AbortSignal): Promise<Problem | null> {
  const chain = await readChain(door, signal);
  if ('problem' in chain) return chain;
  return chain.id === chainId
    ? null
    : { problem: 'The wallet changed its network while it was asked. Ask again on the current network.' };
}

/** The wallet's chain. */
export async function readChain(door: Door, signal: AbortSignal): Promise<{ readonly id: number } | Problem> {
  const answer = await door.ask('eth_chainId', [], signal);
  if ('problem' in answer) return answer;
  const id = Number(answer.value);
  return typeof answer.value === 'string' && Number.isSafeInteger(id) && id > 0
    ? { id }
    : { problem: 'The wallet does not say which network it is on. Nothing was read.' };
}

/** Returns a contract's answer at a block, `0x` for an empty one. A problem where there is no contract. */
export async function callAt(
  door: Door,
  { to, data, chainId }: Called,
  block: Block,
  signal: AbortSignal,
): Promise<{ readonly raw: Hex } | Problem> {
  const number = `0x${block.number.toString(16)}`;
  const answer = await door.ask('eth_call', [{ to, data }, number], signal);
  if ('problem' in answer) return answer;
  const raw = answer.value;
  if (typeof raw !== 'string' || !isHex(raw))
    return { problem: `The node's answer isn't hex: ${String(raw).slice(0, 80)}` };
  if (raw.length > LONGEST)
    return { problem: `The node's answer is longer than ${LONGEST / 2048} KB: it was not read.` };
  if (raw !== '0x') return { raw };
  const code = await door.ask('eth_getCode', [to, number], signal);
  if ('problem' in code) return code;
  if (code.value !== '0x') return { raw };
  return (await chainChanged(door, chainId, signal)) ?? { problem: `There is no contract at ${to} on this network.` };
}

/** Problem of a contract that answers with no data. */
export const NOTHING = 'The contract returns nothing: it may lack this function.';
