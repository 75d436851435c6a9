import type { Sourced } from './access';
import type { Location } from './doc';
import type { SdkMethod } from './sdk';

/** The tokens and ETH that functions of a contract move. Both texts are empty for functions that move nothing. */
export interface Movement extends Sourced {
  readonly contract: string;
  /** Names; a name stands for all its overloads. */
  readonly functions: readonly string[];
  /** Tokens that leave, and their owner. Markdown; may be empty. */
  readonly gives: string;
  /** Tokens that arrive, and their recipient. Markdown; may be empty. */
  readonly gets: string;
  readonly location: Location;
}

/** Returns the movements of the contract functions that a method calls, each once. */
export function movementsOf(
  { movements }: { readonly movements: readonly Movement[] },
  { calls }: SdkMethod,
): readonly Movement[] {
  const found = calls.flatMap(({ contract, signature }) =>
    movements
      .filter((row) => row.contract === contract && row.functions.includes(signature.replace(/\(.*/, '')))
      .filter(({ gives, gets }) => gives !== '' || gets !== ''),
  );
  return [...new Set(found)];
}
