const UNITS: Readonly<Record<string, string>> = {
  basis: '100 are 1 %, 10,000 are 100 %',
  gwei: '10^9 wei; 10^9 of them are 1 ETH',
};
/** Shorter numbers are readable as they are. */
const FEWEST = 5;

/**
 * Explains a long literal: its digits in groups, and the power of ten if it ends in many zeros. A literal has no unit,
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
