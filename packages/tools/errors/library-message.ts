/**
 * Errors of libraries, wallets and nodes, instead of a revert or around it. General knowledge, independent of
 * contracts.
 */
export interface LibraryMessage {
  /** Classes of viem, codes of ethers and JSON-RPC, and other names, separated by spaces; the first is shown. */
  readonly names: string;
  /** Pattern of the message, for one that has none of the names. */
  readonly text?: RegExp;
  readonly cause: string;
  readonly fix: string;
}
