import { formatUnits } from 'viem';
import { quantityOfUnit } from '../code/quantity';
import { eachArgument } from './each';

/** Fewer base units than this are a mistake for a token with 18 decimals: a billionth of a token. */
const dust = 10n ** 9n;

/** Compares the decimals of an amount with those of the parameter's token. */
export const decimalsRule = eachArgument((code, { path, unit, expression }, site) => {
  const decimals = quantityOfUnit(code.tokens, unit, code.chosenToken(site))?.decimals ?? null;
  if (decimals === null) return null;
  const made = code.quantity(expression)?.decimals ?? null;
  if (made !== null && made !== decimals)
    return `takes ${path} with ${decimals} decimals (${unit}); it was made with ${made}: write parseUnits(text, ${decimals})`;
  const value = code.evaluate(expression);
  return decimals === 18 && typeof value === 'bigint' && value > 0n && value < dust
    ? `takes ${path} in base units (${unit}); ${value} is only ${formatUnits(value, 18)}: write parseEther(text)`
    : null;
});
