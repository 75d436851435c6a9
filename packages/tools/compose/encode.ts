import { concat, encodeAbiParameters, type AbiParameter, type Hex } from 'viem';
import { selectorOf } from '../book/functions';
import type { Signed } from '../book/signature';

/** The calldata of a function that is known: viem's own form looks it up in an ABI and brings a parser along. */
export const calldataOf = (item: Signed, args: readonly unknown[]): Hex =>
  concat([selectorOf(item), encodeAbiParameters(item.inputs as readonly AbiParameter[], args)]);
