/**
 * What stands at the addresses of one first hex digit: whole addresses in the case of EIP-55, each with its names. An
 * answer loads the files of the addresses that it holds.
 */
export type AddressNamesFile = Readonly<Record<string, readonly string[]>>;

/** Where a page fetches what an answer of a wallet needs: a file for each contract, and for each first digit. */
export interface AskedFiles {
  /** Address below the base path, with `*` for the name of the file. */
  readonly files: string;
}
export const readsName = (contract: string): string => `reads-${contract}`;
/** `address`: of lower case. */
export const namesName = (address: string): string => `names-${address[2] ?? ''}`;
