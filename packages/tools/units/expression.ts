import { hasPoint, readNumber, toInteger, type Decimal } from './number';
import { FEE, FEE_OF, GAS, GROSS, LESS, PAYOUT, TIMES } from './patterns';
import { plain, row, type Row } from './rows';
import { NATIVE, type AmountUnit, type UnitOf } from './units-of';

export interface Calculated {
  readonly reading: string;
  readonly rows: readonly Row[];
  /** The result in base units. */
  readonly base: bigint;
  /** What the result counts: ETH or a token. */
  readonly counts: string;
}

const WHOLE = 10_000n;

/**
 * Fees, gross-up, gas, queue payouts and rates: "2.5 ETH - 100 bps", "gross-up 1 ETH 100 bps", "150000 gas at 20 gwei",
 * "2 unifiETH at 1.05 pufETH", "2 ETH / 1.07". Null for every other text. Fees are rounded up and everything else down,
 * as in the contracts.
 */
export function calculate(text: string, unitOf: UnitOf): Calculated | { readonly problem: string } | null {
  const fee = FEE_OF.exec(text);
  if (fee !== null) return withFee(fee[2], fee[3], fee[1], unitOf, true);
  const named = FEE.exec(text);
  const less = named ?? LESS.exec(text);
  if (less !== null) return withFee(less[1], less[2], less[3], unitOf, named !== null);
  const gross = GROSS.exec(text);
  if (gross !== null) return grossUp(gross[1], gross[2], gross[3], unitOf);
  const gas = GAS.exec(text);
  if (gas !== null) return gasCost(gas[1], gas[2]);
  const payout = PAYOUT.exec(text);
  if (payout !== null) return paid(payout, unitOf);
  const times = TIMES.exec(text);
  if (times === null) return null;
  const [, amount, unit = '', operator, factor] = times;
  return operator === '/'
    ? quotient(amount, unit, factor, unitOf)
    : product('an amount times a rate', amount, factor, unit, unitOf);
}

/** Wholes of a payout: the parts of ETH are read as ETH, and tokens need no decimals. */
function paid([, amount, word = '', price, of = '']: RegExpExecArray, unitOf: UnitOf) {
  if (unitOf(word) === null && !/^(?:gas|shares?)$/i.test(word))
    return {
      problem: `"${word.slice(0, 40)}" is not a known token. If you counted whole units, write shares: "${amount} shares at ${price} ${of}".`,
    };
  const lower = 18 - (NATIVE.get(word.toLowerCase()) ?? 18);
  return product('a payout of the queue', amount, price, of, unitOf, lower);
}

/**
 * A factor that has the decimals of its unit, as a contract returns it: the result would be far too large. Prices in
 * gwei are large.
 */
function scaledRate(text: string, rate: Decimal, { places, decimals }: AmountUnit) {
  if (places === 0 || places !== decimals || hasPoint(text, rate) || rate.digits < 10n ** BigInt(places)) return null;
  const meant = plain(rate.digits, places);
  return {
    problem: `${text} looks scaled by 10^${places}. For the rate ${meant} write ${meant}; for a factor of ${rate.digits} write "${rate.digits}."`,
  };
}

const refused = (word: string) => ({
  problem: `The decimals of "${word.slice(0, 40)}" are unknown. Write the amount in base units.`,
});

/** Base units of an amount, with the decimals of its unit. */
function baseOf(amount: string | undefined, word: string | undefined, unitOf: UnitOf) {
  const number = readNumber(amount ?? '');
  if ('problem' in number) return number;
  const unit = unitOf(word ?? '');
  if (unit === null || unit.decimals === null) return refused(word ?? '');
  const { whole, lost } = toInteger(number, unit.places);
  return lost
    ? { problem: `${amount} ${word} is smaller than one base unit.` }
    : { whole, decimals: unit.decimals, name: unit.name };
}

function pointsOf(text: string | undefined): bigint | { readonly problem: string } {
  const number = readNumber(text ?? '');
  if ('problem' in number) return number;
  const { whole, lost } = toInteger(number, 0);
  if (lost) return { problem: 'Contracts count whole basis points: a basis point is 0.01 %.' };
  return whole > WHOLE ? { problem: '10000 basis points are the whole amount.' } : whole;
}

const amountRows = (label: string, base: bigint, decimals: number, name: string): Row[] => [
  row(label, `${plain(base, decimals)} ${name}`),
  row(`${label}, base units`, String(base)),
];

/** Wei are counted in ETH. */
const counted = (base: bigint, name: string) => ({ base, counts: name === 'wei' ? 'ETH' : name });

/** The fee, as the vault rounds it. */
const feeOn = (whole: bigint, bps: bigint): bigint => (whole * bps + WHOLE - 1n) / WHOLE;

/** `asked`: the input asks for the fee, not for what it leaves. */
function withFee(
  amount: string | undefined,
  word: string | undefined,
  points: string | undefined,
  unitOf: UnitOf,
  asked: boolean,
) {
  const base = baseOf(amount, word, unitOf);
  if ('problem' in base) return base;
  const bps = pointsOf(points);
  if (typeof bps !== 'bigint') return bps;
  const { whole, decimals, name } = base;
  const fee = feeOn(whole, bps);
  const exact = (whole * bps) % WHOLE === 0n;
  return {
    reading: `a fee of ${bps} basis points on the gross amount`,
    ...counted(asked ? fee : whole - fee, name),
    rows: [
      ...amountRows('Fee', fee, decimals, name),
      ...(exact ? [] : [row('Rounding', 'The fee is rounded up.')]),
      ...amountRows('Left after the fee', whole - fee, decimals, name),
    ],
  };
}

function grossUp(amount: string | undefined, word: string | undefined, points: string | undefined, unitOf: UnitOf) {
  const base = baseOf(amount, word, unitOf);
  if ('problem' in base) return base;
  const bps = pointsOf(points);
  if (typeof bps !== 'bigint') return bps;
  if (bps === WHOLE) return { problem: 'A fee of 10000 basis points leaves nothing: no amount gives this.' };
  const { whole, decimals, name } = base;
  const gross = (whole * WHOLE) / (WHOLE - bps);
  return {
    reading: `what the vault burns shares for when you withdraw this, at a fee of ${bps} basis points, rounded down`,
    ...counted(gross, name),
    rows: [
      ...amountRows('Gross amount', gross, decimals, name),
      ...amountRows('A redemption of that leaves', gross - feeOn(gross, bps), decimals, name),
      // Each of them is rounded up.
      row('Rounding', 'With two fees it leaves up to 1 base unit less.'),
    ],
  };
}

function gasCost(units: string | undefined, price: string | undefined) {
  const gas = readNumber(units ?? '');
  const gwei = readNumber(price ?? '');
  if ('problem' in gas) return gas;
  if ('problem' in gwei) return gwei;
  const { whole, lost } = toInteger({ digits: gas.digits * gwei.digits, scale: gas.scale + gwei.scale }, 9);
  return {
    reading: 'gas times its price',
    ...counted(whole, 'ETH'),
    rows: [...amountRows('Cost', whole, 18, 'ETH'), ...(lost ? [row('Rounding', 'Cut below one wei.')] : [])],
  };
}

/**
 * A product in the unit `word`, rounded down. The other factor needs no decimals: it counts whole units, or 10^-`lower`
 * of them.
 */
function product(
  reading: string,
  amount: string | undefined,
  factor: string | undefined,
  word: string,
  unitOf: UnitOf,
  lower = 0,
) {
  const left = readNumber(amount ?? '');
  const right = readNumber(factor ?? '');
  if ('problem' in left) return left;
  if ('problem' in right) return right;
  const unit = unitOf(word);
  if (unit === null || unit.decimals === null) return refused(word);
  const scaled = scaledRate(factor ?? '', right, unit);
  if (scaled !== null) return scaled;
  const exact: Decimal = { digits: left.digits * right.digits, scale: left.scale + right.scale + lower };
  const { whole, lost } = toInteger(exact, unit.places);
  return {
    reading,
    ...counted(whole, unit.name),
    rows: [
      ...amountRows('Result', whole, unit.decimals, unit.name),
      ...(lost ? [row('Rounding', 'Rounded down to a base unit.')] : []),
    ],
  };
}

function quotient(amount: string | undefined, word: string, factor: string | undefined, unitOf: UnitOf) {
  const base = baseOf(amount, word, unitOf);
  if ('problem' in base) return base;
  const rate = readNumber(factor ?? '');
  if ('problem' in rate) return rate;
  if (rate.digits === 0n) return { problem: 'Nothing can be divided by zero.' };
  const unit = unitOf(word);
  const off = unit === null ? null : scaledRate(factor ?? '', rate, unit);
  if (off !== null) return off;
  const scaled = base.whole * 10n ** BigInt(rate.scale);
  const whole = scaled / rate.digits;
  return {
    reading: 'an amount divided by a rate',
    ...counted(whole, base.name),
    rows: [
      ...amountRows('Result', whole, base.decimals, base.name),
      ...(scaled % rate.digits === 0n ? [] : [row('Rounding', 'Rounded down to a base unit.')]),
    ],
  };
}
