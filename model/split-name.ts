/**
 * Splits `PufferL2Depositor` into Puffer, L2, Depositor; `ERC20Permit` into ERC20, Permit; `a_b(c,d)` behind its marks.
 * Words between spaces stay whole.
 */
export function splitName(name: string): string[] {
  return name.replace(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[._/,(](?=[^\s)])/g, '$&\n').split('\n');
}

/** A name up to this length fits in one piece into a list within a warning on the smallest phone. */
const FITS = 24;

/** Splits a name where it may break, into as few pieces as a place for `fits` letters allows; a short name stays whole. */
export function breakableParts(name: string, fits = FITS): string[] {
  const parts: string[] = [];
  for (const next of name.length > fits ? splitName(name) : [name]) {
    const joined = (parts.at(-1) ?? '') + next;
    if (parts.length > 0 && joined.length <= fits) parts[parts.length - 1] = joined;
    else parts.push(next);
  }
  return parts;
}
