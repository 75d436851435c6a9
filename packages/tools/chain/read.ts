import type { Hex } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { time } from '@sdk-docs/reference/model/human';
import { argumentsOf, type Argument, type Reading } from '../book/arguments';
import { decodeInputs } from '../book/decode';
import { callAt, chainChanged, latestBlock, NOTHING, type Called } from './call';
import type { Door } from './door';
import type { Problem } from './problems';
import type { Block } from './quantity';
import { unitsNow } from './unit-now';
import type { Moment } from './moment';

/** A view function at an address on the wallet's chain. */
export interface Question extends Called {
  readonly outputs: readonly BookParameter[];
  /** Data for decoding an answer, given the lower-case addresses in it. Never rejects. */
  readonly words: (addresses: readonly string[]) => Promise<Reading>;
}

/** The node's answer. */
export interface Told extends Pick<Moment, 'block' | 'time'> {
  /** The decoded values; null when the answer does not fit the ABI, which `notes` then explains. */
  readonly values: readonly Argument[] | null;
  /** The raw answer. */
  readonly raw: Hex;
  readonly notes: readonly string[];
}

/**
 * Reads the latest block and the value at that block. The wallet may change its chain in between, so its chain is
 * checked again at the end.
 */
export async function readNow(door: Door, question: Question, signal: AbortSignal): Promise<Told | Problem> {
  const block = await latestBlock(door, signal);
  if ('problem' in block) return block;
  const told = await readAt(door, question, block, signal);
  return 'problem' in told ? told : ((await chainChanged(door, question.chainId, signal)) ?? told);
}

/** Reads the value at a block. */
export async function readAt(
  door: Door,
  { outputs, words, ...called }: Question,
  block: Block,
  signal: AbortSignal,
): Promise<Told | Problem> {
  const answer = await callAt(door, called, block, signal);
  if ('problem' in answer) return answer;
  const { raw } = answer;
  const told = { raw, block: block.number, time: time(block.seconds) };
  if (raw !== '0x') {
    const unitOf = await unitsNow(door, outputs, called, block, signal);
    const reading: Question['words'] = async (addresses) => {
      const plain = await words(addresses);
      return { ...plain, unitOf: (text) => plain.unitOf?.(text) ?? unitOf(text) };
    };
    return { ...told, ...(await decoded(outputs, raw, reading)) };
  }
  return outputs.length === 0
    ? { ...told, values: [], notes: ['The call does not revert. The function returns nothing.'] }
    : { ...told, values: null, notes: [NOTHING] };
}

async function decoded(
  outputs: readonly BookParameter[],
  raw: Hex,
  words: Question['words'],
): Promise<Pick<Told, 'values' | 'notes'>> {
  const addresses = new Set<string>();
  const found = decodeInputs(outputs, raw.slice(2), (address) => {
    addresses.add(address);
    return address;
  });
  if ('problem' in found)
    return {
      values: null,
      notes: [`The answer doesn't match the ABI (${found.problem}), so it is shown undecoded.`],
    };
  return { values: argumentsOf(outputs, found.values, await words([...addresses])), notes: found.notes };
}
