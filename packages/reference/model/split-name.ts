/**
 * Splits `PufferL2Depositor` into Puffer, L2, Depositor; `ERC20Permit` into ERC20, Permit; `a_b(c,d)` after its
 * punctuation. Words between spaces and plurals of abbreviations stay whole: `ABIs`.
 */
export function splitName(name: string): string[] {
  return name.replace(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z]{2})|[._/,(](?=[^\s)])/g, '$&\n').split('\n');
}

/** A name up to this length fits in one piece into a list within a warning on the smallest phone. */
const FITS = 24;

/** Splits a name at possible breaks into as few pieces of at most `fits` letters as possible; a short name stays whole. */
export function breakableParts(name: string, fits = FITS): string[] {
  const parts: string[] = [];
  for (const next of splitName(name)) {
    const last = parts.length - 1;
    if (last < 0 || `${parts[last]}${next}`.length > fits) parts.push(next);
    else parts[last] += next;
  }
  return parts;
}
