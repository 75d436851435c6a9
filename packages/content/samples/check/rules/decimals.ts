import { formatUnits } from 'viem';
import type { ExampleCode, Finding } from '../code/example-code';
import { quantityOfUnit } from '../code/quantity';

/** Fewer base units than this are a mistake for a token with 18 decimals: a billionth of a token. */
const dust = 10n ** 9n;

/** Compares the decimals of an amount with those of the parameter's token. */
export function decimalsRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site) =>
    code.argumentsOf(site).flatMap(({ path, unit, expression }): Finding[] => {
      const wanted = quantityOfUnit(code.tokens, unit, code.chosenToken(site));
      if (wanted?.decimals == null) return [];
      const made = code.quantity(expression)?.decimals ?? null;
      const { decimals } = wanted;
      const line = site.line;
      if (made !== null && made !== decimals)
        return [
          {
            line,
            text: `${site.name} takes ${path} with ${decimals} decimals (${unit}); it was made with ${made}: write parseUnits(text, ${decimals})`,
          },
        ];
      const value = code.evaluate(expression);
      if (decimals !== 18 || typeof value !== 'bigint' || value <= 0n || value >= dust) return [];
      return [
        {
          line,
          text: `${site.name} takes ${path} in base units (${unit}); ${value} is only ${formatUnits(value, 18)}: write parseEther(text)`,
        },
      ];
    }),
  );
}
