/** An exact decimal number: `digits` × 10^-`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Longest number that is read: 2^256 has 78 digits. */
const LONGEST = 120;
const LARGEST_EXPONENT = 100;

const NEGATIVE = { problem: 'Amounts, rates and times of these contracts are not negative.' };

/** Parses a number as programs and people write it, or reports its problem. */
export function readNumber(written: string): Decimal | { readonly problem: string } {
  const text = written.trim().replace(/n$/, '');
  if (text.length > LONGEST) return { problem: `A number has at most ${LONGEST} characters here.` };
  // A minus of a text editor, too.
  if (/^[-−]/.test(text)) return NEGATIVE;
  if (/^0x[0-9a-f]+$/i.test(text)) return { digits: BigInt(text), scale: 0 };
  const power = /^(\d+)\s*(?:\*\*|\^)\s*(\d+)n?(?:\s*-\s*1n?)?$/.exec(text.replace(/n\b/g, ''));
  if (power !== null) return powerOf(power[1] ?? '', power[2] ?? '', /-\s*1$/.test(text.replace(/n\b/g, '')));
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/(?<=\d)_(?=\d)/g, '');
  const [, whole = '', fraction = '', exponent = '0'] = /^(\d*)(?:\.(\d*))?(?:e\+?(-?\d+))?$/i.exec(plain) ?? [];
  if (whole + fraction === '') {
    return {
      problem: text.includes(',')
        ? 'A comma is read between thousands only (1,000,000.5). Write a point before the fraction.'
        : `This is not a number. ${/^0x/i.test(text) ? 'Hex has digits from 0 to 9 and from a to f after 0x.' : 'Write digits from 0 to 9 and one point, without a sign.'}`,
    };
  }
  const shift = Number(exponent);
  if (Math.abs(shift) > LARGEST_EXPONENT) return { problem: `The exponent is beyond ${LARGEST_EXPONENT}.` };
  return shifted(BigInt(whole + fraction), fraction.length - shift);
}

/** Whether a number was written in whole units: it has a point or a fraction. `1.05e18` is an integer. */
export const hasPoint = (written: string, { scale }: Decimal): boolean =>
  scale > 0 || (written.includes('.') && !/e/i.test(written));

function powerOf(base: string, exponent: string, lessOne: boolean): Decimal | { readonly problem: string } {
  // The result is bounded before it is computed.
  if (Number(exponent) * base.length > 2 * LONGEST && !(base === '2' && Number(exponent) <= 256))
    return { problem: 'The power is too large.' };
  const digits = BigInt(base) ** BigInt(exponent) - (lessOne ? 1n : 0n);
  return digits < 0n ? NEGATIVE : { digits, scale: 0 };
}

/** With the fewest places. */
function shifted(digits: bigint, scale: number): Decimal {
  if (scale <= 0) return { digits: digits * 10n ** BigInt(-scale), scale: 0 };
  let [left, places] = [digits, scale];
  while (places > 0 && left % 10n === 0n) [left, places] = [left / 10n, places - 1];
  return { digits: left, scale: places };
}

/** `value` × 10^`decimals` as an integer, truncated; `lost`: whether a remainder was dropped. */
export function toInteger({ digits, scale }: Decimal, decimals: number): { whole: bigint; lost: boolean } {
  if (decimals >= scale) {
    const whole = digits * 10n ** BigInt(decimals - scale);
    return { whole, lost: false };
  }
  const unit = 10n ** BigInt(scale - decimals);
  const whole = digits / unit;
  return { whole, lost: digits % unit !== 0n };
}
