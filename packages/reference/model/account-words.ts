/** An address whose tokens nobody can move. */
const BURN = /^0x0*dead$/i;

/** Writes whose balance changed: the accounts of a trial by their names, the others without their addresses. */
export function accountWords(account: string): string {
  if (account === 'reader') return 'you';
  if (BURN.test(account)) return 'the burn address';
  return account.startsWith('0x') ? 'another account' : account;
}
