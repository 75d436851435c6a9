import type { Hex } from 'viem';
import { decodeAbiParameters } from 'viem/utils';
import type { SearchHit } from '../worker/protocol';

/** One argument of pasted data. */
export interface Argument {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** The function or error of pasted data, with its arguments. */
export interface Decoded {
  readonly name: string;
  readonly arguments: readonly Argument[];
}

const SELECTOR_END = 10;

/**
 * Decodes calldata or revert data with the parameters of a hit, `(uint256 assets, address receiver)`. Null when the data
 * does not fit them, or when they have a struct, whose fields the hit does not have.
 */
export function decode(data: Hex, { name, detail }: Pick<SearchHit, 'name' | 'detail'>): Decoded | null {
  const types = /^\(([^()]*)\)/.exec(detail)?.[1];
  if (types === undefined) return null;
  try {
    const parameters = types === '' ? [] : types.split(', ').map(parameterOf);
    const values = parameters.length === 0 ? [] : decodeAbiParameters(parameters, `0x${data.slice(SELECTOR_END)}`);
    return {
      name,
      arguments: parameters.map(({ name: argument, type }, place) => ({
        name: argument,
        type,
        value: shown((values as readonly unknown[])[place]),
      })),
    };
  } catch {
    return null;
  }
}

const parameterOf = (text: string): { readonly type: string; readonly name: string } => {
  const [type = '', name = ''] = text.split(' ');
  return { type, name };
};

const shown = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(shown).join(', ')}]` : typeof value === 'bigint' ? String(value) : String(value);
