import type { Sourced } from './access';
import type { Location } from './doc';
import type { SdkMethod } from './sdk';
import type { Surface } from './surface';

/** What functions of a contract move: tokens, ETH or both. Both texts are empty for functions that move nothing. */
export interface Movement extends Sourced {
  readonly contract: string;
  /** Names; overloads go together. */
  readonly functions: readonly string[];
  /** What leaves, and whose it was. Markdown; may be empty. */
  readonly gives: string;
  /** What arrives, and at whom. Markdown; may be empty. */
  readonly gets: string;
  readonly location: Location;
}

const moves = ({ gives, gets }: Movement): boolean => gives !== '' || gets !== '';

/** The movements behind a method, each once: those of the contract functions it calls. */
export function movementsOf({ movements }: Surface, { calls }: SdkMethod): readonly Movement[] {
  const found = calls.flatMap(({ contract, signature }) =>
    movements.filter(
      (row) => row.contract === contract && row.functions.includes(signature.replace(/\(.*/, '')) && moves(row),
    ),
  );
  return [...new Set(found)];
}
