/** What libraries, wallets and nodes throw before or instead of a revert. General knowledge, no contract is involved. */
export interface LibraryMessage {
  /** Classes of viem, codes of ethers and JSON-RPC, and other names, separated by spaces; the first is shown. */
  readonly names: string;
  /** Pattern of a message that contains none of them. */
  readonly text?: RegExp;
  readonly cause: string;
  readonly fix: string;
}
