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

/** Why the entry point of ERC-4337 refuses a user operation, by the first digit of its code. */
const ENTRY_POINT: Readonly<Record<string, string>> = {
  1: 'its account could not be created',
  2: 'its account refused it or cannot pay (signature, nonce, time, ETH for gas)',
  3: 'its paymaster refused it or cannot pay',
  4: 'its gas for the validation is too low',
  5: 'it cannot be paid for after its call',
};

/** The meaning of an error code of a Safe or of the entry point; null for a text without one. */
export function codeIn(text: string): { readonly where: string; readonly cause: string } | null {
  const [code = '', digit] = /\bGS\d{3}\b|^AA(\d)\d\b/.exec(text) ?? [];
  if (digit !== undefined)
    return {
      where: 'EntryPoint',
      cause: `The entry point refused the user operation, because ${ENTRY_POINT[digit] ?? 'its bundler called it wrongly'}.`,
    };
  return code === '' ? null : { where: 'Safe', cause: SAFE.get(code) ?? 'A check of the Safe failed.' };
}
