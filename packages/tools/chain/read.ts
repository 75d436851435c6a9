import type { Address, Hex } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { time } from '@sdk-docs/reference/model/human';
import { argumentsOf, type Argument, type Reading } from '../book/arguments';
import { decodeInputs } from '../book/decode';
import { isHex } from '../book/plain-hex';
import type { Door } from './door';
import type { Problem } from './problems';
import { blockOf, type Block } from './quantity';

/** What an answer is read with. */
export interface Words extends Reading {
  /** Writes an address of lower case as it is shown. */
  readonly address: (text: string) => string;
}

/** What is read: a view function at an address of the chain that the wallet is on. */
export interface Question {
  /** Calldata. */
  readonly data: Hex;
  readonly outputs: readonly BookParameter[];
  readonly to: Address;
  readonly chainId: number;
  /** Called when an answer has come. Never rejects. */
  readonly words: () => Promise<Words>;
}

/** What the node says. */
export interface Told {
  /** The decoded values; null when the answer is not what the ABI says, which `notes` says then. */
  readonly values: readonly Argument[] | null;
  /** The answer as it came. */
  readonly raw: Hex;
  readonly block: bigint;
  /** `2026-11-25 12:00:00 UTC`: when the block was made. */
  readonly time: string;
  readonly notes: readonly string[];
}

/** Answers that are longer are not decoded, in hex digits. */
const LONGEST = 131_072;

/** The latest block of a node. */
export async function latestBlock(door: Door, signal: AbortSignal): Promise<Block | Problem> {
  const latest = await door.ask('eth_getBlockByNumber', ['latest', false], signal);
  if ('problem' in latest) return latest;
  return blockOf(latest.value) ?? { problem: 'The node did not say which block is the latest. Nothing was read.' };
}

/** Says that the wallet has another chain than before; null while it has the same. */
export async function chainChanged(door: Door, chainId: number, signal: AbortSignal): Promise<Problem | null> {
  const chain = await readChain(door, signal);
  if ('problem' in chain) return chain;
  return chain.id === chainId
    ? null
    : { problem: 'The wallet changed its network while it was asked. Ask again for the network of now.' };
}

/**
 * Asks for the latest block and for the value at that block. The wallet may change its chain in between, so its chain is
 * asked again at the end.
 */
export async function readNow(door: Door, question: Question, signal: AbortSignal): Promise<Told | Problem> {
  const block = await latestBlock(door, signal);
  if ('problem' in block) return block;
  const told = await readAt(door, question, block, signal);
  return 'problem' in told ? told : ((await chainChanged(door, question.chainId, signal)) ?? told);
}

/** Asks for the value at a block. */
export async function readAt(
  door: Door,
  { data, outputs, to, chainId, words }: Question,
  block: Block,
  signal: AbortSignal,
): Promise<Told | Problem> {
  const number = `0x${block.number.toString(16)}`;
  const answer = await door.ask('eth_call', [{ to, data }, number], signal);
  if ('problem' in answer) return answer;
  const raw = answer.value;
  if (typeof raw !== 'string' || !isHex(raw))
    return { problem: `The node's answer is no hex: ${String(raw).slice(0, 80)}` };
  if (raw.length > LONGEST)
    return { problem: `The node's answer is longer than ${LONGEST / 2048} KB: nothing reads it.` };
  const told = { raw, block: block.number, time: time(block.seconds) };
  if (raw !== '0x') return { ...told, ...decoded(outputs, raw, await words()) };
  const code = await door.ask('eth_getCode', [to, number], signal);
  if ('problem' in code) return code;
  if (code.value === '0x')
    return (await chainChanged(door, chainId, signal)) ?? { problem: `There is no contract at ${to} on this network.` };
  return outputs.length === 0
    ? { ...told, values: [], notes: ['The call does not revert. The function returns nothing.'] }
    : { ...told, values: null, notes: ['The contract answers with nothing: it may not have this function.'] };
}

/** The chain that the wallet is on. */
export async function readChain(door: Door, signal: AbortSignal): Promise<{ readonly id: number } | Problem> {
  const answer = await door.ask('eth_chainId', [], signal);
  if ('problem' in answer) return answer;
  const id = Number(answer.value);
  return typeof answer.value === 'string' && Number.isSafeInteger(id) && id > 0
    ? { id }
    : { problem: 'The wallet does not say which network it is on. Nothing was read.' };
}

function decoded(outputs: readonly BookParameter[], raw: Hex, words: Words): Pick<Told, 'values' | 'notes'> {
  const found = decodeInputs(outputs, raw.slice(2), words.address);
  if ('problem' in found)
    return {
      values: null,
      notes: [`The answer is not what the ABI says (${found.problem}), so it is shown as it came.`],
    };
  return { values: argumentsOf(outputs, found.values, words), notes: found.notes };
}
