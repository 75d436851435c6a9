import type { Address } from 'viem';
import type { BookFunction } from '@sdk-docs/reference/model/tools-book';
import { calldataOf } from '../book/encode';
import { isHex } from '../book/hex';
import type { Door } from './door';
import type { Problem } from './problems';

/** The call, and the block in hex. */
interface Asked {
  readonly to: Address;
  readonly item: BookFunction;
  readonly args: readonly unknown[];
  readonly at: string;
}

/** Reads a view function that returns one word of 32 bytes, as a number. */
export async function askNumber(
  door: Door,
  { to, item, args, at }: Asked,
  signal: AbortSignal,
): Promise<bigint | Problem> {
  const answer = await door.ask('eth_call', [{ to, data: calldataOf(item, args) }, at], signal);
  if ('problem' in answer) return answer;
  const { value } = answer;
  return typeof value === 'string' && isHex(value) && value.length === 66
    ? BigInt(value)
    : { problem: `The answer of ${item.name}() isn't 32 bytes.` };
}
