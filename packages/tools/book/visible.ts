const LONGEST = 2_000;

/** Characters that a page would hide or that would reorder the text around them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu;

/** Makes foreign text safe to show: hidden characters as `\u0000`, truncated when long. */
export function visible(text: string): string {
  const shown = text
    .slice(0, LONGEST)
    .replace(HIDDEN, (hidden) => `\\u${(hidden.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return text.length > LONGEST ? `${shown} … (${text.length - LONGEST} more characters)` : shown;
}
