/** Frequent codes of the Safe contracts, from docs/error_codes.md of safe-global/safe-smart-account. Others start with GS too. */
const SAFE: Readonly<Record<string, string>> = {
  GS010: 'The gas is too little for the Safe transaction.',
  GS013:
    'The call inside the Safe transaction reverted. The Safe drops the reason: simulate the inner call alone, from the address of the Safe.',
  GS020: 'The signatures are too short: fewer owners signed than the threshold asks for.',
  GS025: 'An owner has neither sent the transaction nor approved its hash.',
  GS026:
    'A signature is not from an owner, or the signatures are not sorted by owner. Another chain, nonce or Safe address gives another hash as well.',
  GS030: 'Only owners can approve a hash.',
  GS031: 'Only the Safe itself can call this function.',
};

export const safeCode = (text: string): string | null =>
  /\bGS\d{3}\b/.test(text) ? (SAFE[/\bGS\d{3}\b/.exec(text)?.[0] ?? ''] ?? 'A check of the Safe failed.') : null;

/** What wallets and nodes refuse before a contract runs. General knowledge, no revert. */
export const REFUSALS: readonly {
  readonly sign: RegExp;
  readonly name: string;
  readonly cause: string;
  readonly fix: string;
}[] = [
  {
    sign: /insufficient funds|exceeds the balance of the account/i,
    name: 'Insufficient funds',
    cause: 'The account cannot pay the value and the highest gas cost together. No contract ran.',
    fix: 'Add ETH on this chain, or lower the value. Keep some for gas.',
  },
  {
    sign: /user (?:rejected|denied)|ACTION_REJECTED|\bcode"?:\s?4001\b/i,
    name: 'Rejected in the wallet',
    cause: 'The user, or the wallet, declined. Nothing was sent.',
    fix: 'Ask again.',
  },
  {
    sign: /nonce too low|nonce has already been used|NONCE_EXPIRED/i,
    name: 'Nonce used',
    cause: 'A transaction with this nonce is in a block already. It may be the same one: look before you send again.',
    fix: 'Look for the earlier transaction, then send with the next nonce.',
  },
  {
    sign: /replacement transaction underpriced|REPLACEMENT_UNDERPRICED/i,
    name: 'Replacement underpriced',
    cause: 'A transaction with this nonce waits, and the new one does not pay enough more to replace it.',
    fix: 'Wait, or raise both fees by 10 % or more.',
  },
  {
    sign: /intrinsic gas too low|out of gas|gas required exceeds allowance/i,
    name: 'Too little gas',
    cause: 'The gas limit is too low, or the call reverts at every limit and the node reports it like this.',
    fix: 'Estimate again without a limit of your own. If that fails too, simulate the call to see the revert.',
  },
  {
    sign: /does not match the target chain|chain mismatch|wrong network|invalid chain id/i,
    name: 'Wrong chain',
    cause: 'The wallet is on another chain than the call.',
    fix: 'Switch the wallet, then check the address: one address can mean two things on two chains.',
  },
];

/** What a wallet or a node says before a contract runs. */
export const refusalOf = (text: string): (typeof REFUSALS)[number] | null =>
  REFUSALS.find(({ sign }) => sign.test(text)) ?? null;
