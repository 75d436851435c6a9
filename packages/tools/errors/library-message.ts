/**
 * Errors of libraries, wallets and nodes, instead of a revert or around it. General knowledge, independent of
 * contracts.
 */
export interface LibraryMessage {
  /** Classes of viem, codes of ethers and JSON-RPC, and other names, separated by spaces; the first is shown. */
  readonly names: string;
  /** Pattern of a message that contains none of them. */
  readonly text?: RegExp;
  readonly cause: string;
  readonly fix: string;
}
