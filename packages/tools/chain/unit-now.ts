import type { Address, Hex } from 'viem';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { readUnit, type Unit } from '@sdk-docs/reference/model/unit';
import { decodeInputs } from '../book/decode';
import { visible } from '../book/visible';
import { callAt, type Called } from './call';
import type { Door } from './door';
import type { Block } from './quantity';

/** Functions of ERC-4626 and ERC-20: `asset()`, `symbol()`, `decimals()`. */
export const TOKEN_CALLS = { asset: '0x38d52e0f', symbol: '0x95d89b41', decimals: '0x313ce567' } as const;

const ASSET = 'base units of the vault asset';
const OWN = /^base units of (\w+)$/;
const LONGEST_SYMBOL = 30;

/** What words like "the vault asset" count, read from the contract. */
export type UnitOf = (words: string) => Unit | null;

/**
 * Asks the called contract what its amounts count, where the reference names no decimals: the asset of a vault, or the
 * contract itself where its symbol is in the words. Without an answer amounts stay in base units.
 */
export async function unitsNow(
  door: Door,
  outputs: readonly BookParameter[],
  called: Omit<Called, 'data'>,
  block: Block,
  signal: AbortSignal,
): Promise<UnitOf> {
  const open = new Set(unitsIn(outputs).filter((words) => words === ASSET || OWN.test(words)));
  const ask = async (to: Address, data: Hex, type: string): Promise<unknown> => {
    const answer = await callAt(door, { ...called, to, data }, block, signal);
    if ('problem' in answer) return null;
    const read = decodeInputs([{ name: '', type }], answer.raw.slice(2));
    return 'problem' in read ? null : read.values[0];
  };
  const tokenAt = async (token: Address): Promise<Unit | null> => {
    const [symbol, decimals] = await Promise.all([
      ask(token, TOKEN_CALLS.symbol, 'string'),
      ask(token, TOKEN_CALLS.decimals, 'uint8'),
    ]);
    if (typeof symbol !== 'string' || symbol === '' || typeof decimals !== 'number') return null;
    return { kind: 'amount', symbol: visible(symbol).slice(0, LONGEST_SYMBOL), decimals };
  };
  const found = new Map<string, Unit>();
  for (const words of open) {
    const token = words === ASSET ? await ask(called.to, TOKEN_CALLS.asset, 'address') : called.to;
    const unit = typeof token === 'string' ? await tokenAt(token as Address) : null;
    const own = OWN.exec(words)?.[1];
    if (unit?.kind === 'amount' && (own === undefined || own === unit.symbol)) found.set(words, unit);
  }
  return (words) => found.get(words) ?? null;
}

/** The units of values whose words name no decimals. */
const unitsIn = (outputs: readonly BookParameter[]): readonly string[] =>
  outputs.flatMap(({ unit = '', components = [] }) => {
    const read = readUnit(unit);
    return [...(read.kind === 'amount' && read.decimals === null ? [unit] : []), ...unitsIn(components)];
  });
