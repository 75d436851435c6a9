import { readUnit } from '@sdk-docs/reference/model/unit';

/** The token that an amount counts, where its decimals are known. */
export type KnownDecimals = { readonly token: string; readonly decimals: number } | null;

/** Decimal places of a typed number; 0 for base units. */
export function placesOfUnit(words: string, known: KnownDecimals): number {
  if (/^base units of the \w+ token per whole\b/.test(words)) return known?.decimals ?? 0;
  const unit = readUnit(words);
  if (unit.kind === 'amount') return unit.decimals ?? known?.decimals ?? 0;
  return unit.kind === 'rate' ? unit.decimals : 0;
}
