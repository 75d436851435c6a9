import { lineOf, proseOf } from './authored-texts';
import { methodsIn } from './exports';
import { problem, type Rule } from './rule';

const APPROVED = String.raw`(?<!you )\bapproves? (?:the )?|\bspender is (?:the )?`;
const SPENDER = String.raw` (?:contract )?as (?:the )?spender`;
/** A name where prose says who is the spender: `the X as spender`, `the spender is the X`, `approve the X`. */
const SAID = new RegExp(
  `(?:${APPROVED})\`?(\\w+)|(?:\`approve\` on (\\w+) with (?:the )?)?\\b(\\w+)\`?${SPENDER}`,
  'gi',
);

/** A contract that prose calls the spender, of a token, is so in an `@approval`: any other never pulls the token. */
export const spender: Rule = (surface) => {
  const contracts = new Set(surface.contracts.map(({ name }) => name));
  const approvals = methodsIn(surface).flatMap(({ method }) => method.approvals);
  const tokens = new Set(approvals.map(({ token }) => token));
  /** An approval may describe its token: "the token at params.depositAsset". */
  const isOf = (approved: string | null, token: string): boolean =>
    !tokens.has(token) || approved === token || approved?.includes(' ') === true;
  return proseOf(surface).flatMap((item) =>
    [...item.text.matchAll(SAID)].flatMap(({ 1: first, 2: token = '', 3: last, index }) => {
      const name = first ?? last ?? '';
      if (!contracts.has(name) || approvals.some((one) => one.spender === name && isOf(one.token, token))) return [];
      const what = token === '' ? name : `${name} for ${token}`;
      return [problem(lineOf(item, index), `no @approval has the spender ${what}`, 'name the spender of the method')];
    }),
  );
};
