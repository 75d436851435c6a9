import { exact } from '@sdk-docs/reference/model/human';
import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';
import { limitsOf, UNLIMITED } from './facts';
import { warning, type Warning } from './warning';

/** A number in base units that was scaled once too often exceeds the total supply. */
export function supplyWarnings(
  { rules }: { readonly rules: Pick<RulesBook, 'limits'> },
  { name, value, counts }: Pick<Argument, 'name' | 'value' | 'counts'>,
): Warning[] {
  if (counts === null || counts.kind !== 'amount' || counts.decimals === null || !/^\d+$/.test(value)) return [];
  const { symbol, decimals } = counts;
  const supply = limitsOf(rules, symbol).find(({ kind }) => kind === 'supply');
  // ETH is counted in gwei as well.
  const scale = 10n ** BigInt(symbol === 'ETH' ? 18 - decimals : 0);
  const most = supply === undefined ? 10n ** BigInt(decimals + 15) : BigInt(supply.amount) / scale;
  // Unlimited allowances have their own warning.
  if (BigInt(value) <= most || BigInt(value) >= UNLIMITED) return [];
  return [
    warning(
      'amount-above-supply',
      `${name} is ${exact(BigInt(value), decimals)} ${symbol}, more than exist. ${supply?.text ?? ''}`.trim(),
      'Check the unit: it is probably multiplied twice.',
      { [name]: value, most: String(most) },
    ),
  ];
}
