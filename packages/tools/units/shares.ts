import { hasPoint, readNumber, toInteger } from './number';
import { plain, row, type Row } from './rows';

const ONE = 10n ** 18n;

/** Shares and assets by the rate, both directions, both roundings. */
export function shareRows(value: bigint, decimals: number, rate: string): Row[] {
  if (rate.trim() === '') return [];
  const read = readNumber(rate);
  if ('problem' in read) return [row('Rate', `not read: ${read.problem}`)];
  const pointed = hasPoint(rate, read);
  const { whole: scaled, lost } = toInteger(read, pointed ? 18 : 0);
  if (scaled === 0n) return [row('Rate', 'not used: it is zero')];
  // Others are scaled by the decimals of a token, or not at all.
  if (!pointed && (scaled < ONE / 1000n || scaled >= ONE * 1_000_000n))
    return [row('Rate', `not used: scaled by 10^18, ${scaled} is ${plain(scaled, 18)}. Write it with a point: 1.05`)];
  const line = (label: string, product: bigint, by: bigint): Row =>
    row(
      label,
      `${plain(product / by, decimals)} (${product / by})`,
      product % by === 0n ? null : `Rounded down; rounded up it is ${product / by + 1n}.`,
    );
  return [
    row('Rate, scaled by 10^18', `${scaled} (${plain(scaled, 18)})`, lost ? 'Cut: more than 18 decimals.' : null),
    line('As shares, in assets', value * scaled, ONE),
    line('As assets, in shares', value * ONE, scaled),
  ];
}
