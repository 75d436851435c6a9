/** Frequent codes of the Safe contracts, from docs/error_codes.md of safe-global/safe-smart-account. Others start with GS too. */
const SAFE: ReadonlyMap<string, string> = new Map([
  ['GS010', 'Too little gas for the Safe transaction.'],
  [
    'GS013',
    'The call inside the Safe transaction reverted. The Safe drops the reason: simulate the inner call alone, from the address of the Safe.',
  ],
  ['GS020', 'The signatures are too short: fewer owners signed than the threshold requires.'],
  ['GS025', 'An owner has neither sent the transaction nor approved its hash.'],
  [
    'GS026',
    'A signature is not from an owner, or the signatures are not sorted by owner. Another chain, nonce or Safe address gives another hash as well.',
  ],
  ['GS030', 'Only owners can approve a hash.'],
  ['GS031', 'Only the Safe itself can call this function.'],
]);

/** The meaning of a Safe's error code; null for a text without one. */
export function safeCode(text: string): string | null {
  const code = /\bGS\d{3}\b/.exec(text)?.[0];
  return code === undefined ? null : (SAFE.get(code) ?? 'A check of the Safe failed.');
}
