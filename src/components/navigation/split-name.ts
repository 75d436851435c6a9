/**
 * Splits `PufferL2Depositor` into Puffer, L2, Depositor; `ERC20Permit` into ERC20, Permit. Words between spaces stay
 * whole.
 */
export function splitName(name: string): string[] {
  return name.replace(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[._/](?=.)/g, '$&\n').split('\n');
}
