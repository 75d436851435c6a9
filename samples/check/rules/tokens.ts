import type { ExampleCode, Finding } from '../code/example-code';
import { quantityOfUnit } from '../code/quantity';

/** Tokens of which one always counts as one of the other. */
const alike: readonly (readonly string[])[] = [
  ['ETH', 'WETH'],
  ['CARROT', 'sCARROT'],
];

/** An amount of one token must not be passed where another one is counted: WETH as shares, a bond as tickets. */
export function tokensRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site) =>
    code.argumentsOf(site).flatMap(({ path, unit, expression }): Finding[] => {
      const wanted = quantityOfUnit(code.tokens, unit, code.chosenToken(site))?.token ?? null;
      const given = code.quantity(expression)?.token ?? null;
      if (wanted === null || given === null || wanted === given) return [];
      // "base units of WETH, or wei of ETH": any token that the unit names will do.
      if (code.tokens.in(unit?.split(', not ')[0] ?? '').includes(given)) return [];
      if (alike.some((group) => group.includes(wanted) && group.includes(given))) return [];
      return [
        {
          line: site.line,
          text: `${site.name} counts ${path} in ${wanted} (${unit}); ${expression.getText()} is an amount of ${given}: pass an amount of ${wanted}, or convert it first`,
        },
      ];
    }),
  );
}
