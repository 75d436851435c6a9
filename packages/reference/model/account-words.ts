/** An address whose tokens no one can move. */
const BURN = /^0x0*dead$/i;

/** Names the account whose balance changed: accounts of the run by name, others without their addresses. */
export function accountWords(account: string): string {
  if (account === 'reader') return 'you';
  if (BURN.test(account)) return 'the burn address';
  return account.startsWith('0x') ? 'another account' : account;
}
