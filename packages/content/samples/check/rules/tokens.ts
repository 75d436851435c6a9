import type ts from 'typescript';
import { origin } from '../code/declarations';
import type { ExampleCode } from '../code/example-code';
import { quantityOfUnit } from '../code/quantity';
import { eachArgument } from './each';

/** Rejects an amount of one token where another token is counted: WETH as shares, a bond as tickets. */
export const tokensRule = eachArgument((code, { path, name, unit, expression }, site) => {
  const permit = permitToken(code, expression);
  const meant = /^(\w+)Permit$/.exec(name)?.[1]?.toLowerCase();
  if (permit !== null && meant !== undefined && permit.toLowerCase() !== meant)
    return `takes a permit of another token as ${path}; ${expression.getText()} is one of ${permit}`;
  const wanted = quantityOfUnit(code.tokens, unit, code.chosenToken(site))?.token ?? null;
  const given = code.quantity(expression)?.token ?? null;
  if (wanted === null || given === null || wanted === given) return null;
  // "base units of WETH, or wei of ETH": any token in the unit matches.
  if (code.tokens.in(unit?.split(', not ')[0] ?? '').includes(given)) return null;
  if (code.reference.surface.layout.alike.some((group) => group.includes(wanted) && group.includes(given))) return null;
  return `counts ${path} in ${wanted} (${unit}); ${expression.getText()} is an amount of ${given}: pass an amount of ${wanted}, or convert it first`;
});

/** Returns the token of a permit that the code signs itself; null for anything else. */
function permitToken(code: ExampleCode, expression: ts.Expression): string | null {
  const made = origin(code.checker, expression);
  const site = code.sites.find(({ node }) => node === made);
  return site?.kind === 'sign' ? code.chosenToken(site) : null;
}
