/**
 * A long number as code writes it: `1_000_000n`, `10n ** 18n`, `1e18`, or a unit that has a fixed size. Digits inside of
 * hex and names are none.
 */
const LITERAL =
  /(?<![\w.,-])(?:10n? ?\*\* ?\d{1,2}n?|1e\d{1,2}|\d[\d_]{4,77}n?|basis points?|bps|gwei)(?![\w-]|[.,]\d)/g;
const UNITS: Readonly<Record<string, string>> = {
  basis: '100 are 1 %, 10,000 are 100 %',
  gwei: '10^9 wei; 10^9 of them are 1 ETH',
};
/** Shorter numbers are read at a glance. */
const FEWEST = 5;

/** A piece of a text; `words` where it is a literal. */
interface LiteralPart {
  readonly text: string;
  readonly words: string | null;
}

/**
 * Splits a text at its literals; one part without words when there is none. In prose, digits alone are a name (the number
 * of a chain, a block, a role), and units have words.
 */
export function literalParts(text: string, kind: 'code' | 'prose'): readonly LiteralPart[] {
  const parts: LiteralPart[] = [];
  let end = 0;
  for (const { 0: literal, index } of text.matchAll(LITERAL)) {
    const words = /^[bg]/.test(literal) && kind === 'code' ? null : literalWords(literal);
    if (words === null || (kind === 'prose' && /^\d+$/.test(literal))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), words: null });
    parts.push({ text: literal, words });
    end = index + literal.length;
  }
  return end === 0 ? [{ text, words: null }] : [...parts, ...rest(text.slice(end))];
}

const rest = (text: string): LiteralPart[] => (text === '' ? [] : [{ text, words: null }]);

/**
 * What a long literal says: its digits in groups, and the power of ten where many zeros end it. A literal has no unit,
 * so none is named. Null for a short one and for anything else.
 */
export function literalWords(literal: string): string | null {
  const unit = UNITS[literal.replace(/^b.*/, 'basis')];
  if (unit !== undefined) return unit;
  const power = /^(?:10n? ?\*\* ?|1e)(\d{1,2})n?$/.exec(literal)?.[1];
  if (power !== undefined)
    return Number(power) < 3 ? null : `${grouped(`1${'0'.repeat(Number(power))}`)} (10^${power})`;
  const digits = /^\d[\d_]*n?$/.test(literal) ? literal.replace(/[_n]/g, '') : '';
  if (digits.length < FEWEST || digits.startsWith('0')) return null;
  const [, head = '', zeros = ''] = /^(\d*[1-9])(0{4,})$/.exec(digits) ?? [];
  const short = head === '1' ? `10^${zeros.length}` : `${grouped(head)} × 10^${zeros.length}`;
  return zeros === '' ? grouped(digits) : `${grouped(digits)} (${short})`;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
