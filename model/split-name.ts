/**
 * Splits `PufferL2Depositor` into Puffer, L2, Depositor; `ERC20Permit` into ERC20, Permit; `a_b(c,d)` behind its marks.
 * Words between spaces stay whole.
 */
export function splitName(name: string): string[] {
  return name.replace(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[._/,(](?=[^\s)])/g, '$&\n').split('\n');
}

/** A name up to this length fits everywhere in one piece. */
const FITS = 28;

/** Splits a name where it may break, into as few pieces as a place for `fits` letters allows; a short name stays whole. */
export function breakableParts(name: string, fits = FITS): string[] {
  if (name.length <= fits) return [name];
  return splitName(name).reduce<string[]>((parts, next) => {
    const last = parts.at(-1);
    if (last !== undefined && last.length + next.length <= fits) return [...parts.slice(0, -1), last + next];
    return [...parts, next];
  }, []);
}
