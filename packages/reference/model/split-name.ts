/**
 * Splits `PufferL2Depositor` into Puffer, L2, Depositor; `ERC20Permit` into ERC20, Permit; `a_b(c,d)` after its
 * punctuation. Words between spaces and plurals of abbreviations stay whole: `ABIs`.
 */
export function splitName(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|\B(?=[A-Z][a-z]{2})|(?<=[._/,(])(?=[^\s)])/);
}

/** A name up to this length fits in one piece into a list within a warning on the smallest phone. */
const FITS = 24;

/**
 * Splits a text where the names in it may break: each into as few pieces of at most `fits` letters as possible. A short
 * name stays whole.
 */
export function breakableParts(text: string, fits = FITS): string[] {
  const tooLong = new RegExp(`\\S{${fits + 1}}`);
  const parts: string[] = [];
  for (const next of splitName(text)) {
    const last = parts.pop() ?? '';
    if (last && tooLong.test(last + next)) parts.push(last, next);
    else parts.push(last + next);
  }
  return parts;
}
