import { readUnit } from '@sdk-docs/reference/model/unit';
import { placesOfUnit, type KnownDecimals } from './places-of-unit';

/**
 * Says what to type into a number field, with an example: whole units where the decimals are known, base units where
 * they are not. `words` is the unit of the reference; empty for a number that counts nothing.
 */
export function hintOf(words: string, known: KnownDecimals): string {
  const unit = readUnit(words);
  const decimals = placesOfUnit(words, known);
  const price = /^base units of the \w+ token per whole (\w+) token/.exec(words)?.[1];
  if (price !== undefined && known !== null)
    return `${known.token} for one whole ${price} token, for example 1.05. Not base units: this page multiplies by 10^${decimals}.`;
  const rest = words === '' ? '' : ` (${words})`;
  switch (unit.kind) {
    case 'amount': {
      if (decimals === 0)
        return `Base units of ${unit.symbol.replace(/;.*/, '')}: with 18 decimals 500000000000000000 is 0.5, with 6 decimals 500000 is 0.5.`;
      const symbol = known?.token ?? unit.symbol;
      return `${symbol}, for example 0.5. Not base units: this page multiplies by 10^${decimals}.`;
    }
    case 'rate':
      return `${unit.words}, for example 1.05. Not scaled: this page multiplies by 10^${decimals}.`;
    case 'percent':
      return 'Basis points, for example 250 for 2.5 %.';
    case 'duration':
      return `Seconds, for example 86400 for one day${rest === ' (seconds)' ? '' : rest}.`;
    case 'time':
      return 'Unix seconds, for example 1893456000 for 2030-01-01. Not milliseconds.';
    case 'periods':
      return `A number of ${unit.days}-day periods, for example 12 for ${12 * unit.days} days.`;
    case 'none':
      return words === '' ? 'A whole number.' : `A whole number: ${words}.`;
  }
}
