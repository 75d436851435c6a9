import type { Sourced } from './access';
import type { Location } from './doc';

/** How a node can compute the current result of a call whose caller sets a minimum. */
export interface Minimum extends Sourced {
  /** `Contract.function` names of functions that write. */
  readonly of: readonly string[];
  /** Path of the argument: `minimumShares`, `order.leastPrice`. */
  readonly minimum: string;
  /** Reads of view functions, all at one block. */
  readonly reads: readonly MinimumRead[];
  /**
   * The result of the call, in the unit of the minimum: a product of numbers, ` / ` another product, rounded down. A
   * number is the name of a read or an argument, or 10 to the power of a read: `amount * 10^decimals / rate`.
   */
  readonly preview: string;
  /** Name of the read that returns the decimals of the preview; empty without one. */
  readonly decimals: string;
  /** Description of the preview for readers. */
  readonly text: string;
  readonly location: Location;
}

interface MinimumRead {
  readonly name: string;
  /**
   * The called contract: `Vault.oracle()`, the result of a view function of the composed call's target; or `Oracle of
   * share`, the contract that the SDK's tables have for the vault whose share the argument names.
   */
  readonly at: string;
  /** `Contract.function(argument)`: a view function that returns one number, with arguments of the call. */
  readonly asks: string;
}

/** The parts of `Contract.function(a, b)`; null for another text. */
export function askedIn(
  text: string,
): { readonly contract: string; readonly name: string; readonly args: readonly string[] } | null {
  const [, contract = '', name = '', args = ''] = /^(\w+)\.(\w+)\(([\w, ]*)\)$/.exec(text) ?? [];
  return name === '' ? null : { contract, name, args: args.split(', ').filter(Boolean) };
}

/** The parts of `Contract of argument`; null for another text. */
export function placeIn(text: string): { readonly contract: string; readonly argument: string } | null {
  const [, contract = '', argument = ''] = /^(\w+) of (\w+)$/.exec(text) ?? [];
  return contract === '' ? null : { contract, argument };
}

/** The names in a product: `depositAmount * 10^decimals`. */
export interface Product {
  readonly factors: readonly { readonly name: string; readonly power: boolean }[];
}

/** The two products of a preview. */
export function productsIn(preview: string): { readonly above: Product; readonly below: Product } {
  const [above = '', below = ''] = preview.split(' / ');
  const product = (text: string): Product => ({
    factors: text
      .split(' * ')
      .filter(Boolean)
      .map((factor) => ({ name: factor.replace('10^', ''), power: factor.startsWith('10^') })),
  });
  return { above: product(above), below: product(below) };
}
