import type { CallSite } from '../code/call-sites';
import type { ExampleCode } from '../code/example-code';
import { eachCall } from './each';

/**
 * The spender of an approval is the contract that pulls the token in a later call of the same code. An approval without
 * such a call, or with a spender that only the reader knows, is left alone.
 */
export const spenderRule = eachCall((code, site) => {
  const spender = spenderOf(code, site);
  if (spender === null) return null;
  const token = site.called === null ? null : code.chosenToken(site);
  const needs = code.sites
    .slice(code.sites.indexOf(site) + 1)
    .flatMap((later) => (later.called?.method.approvals ?? []).map((approval) => ({ approval, later })))
    .filter(({ approval }) => approval.spender !== null && /approve/.test(approval.needs))
    .filter(({ approval }) => token === null || approval.token === null || approval.token === token);
  const names = [...(code.book.find(spender)?.contracts ?? []), ...(code.book.find(spender)?.labels ?? [])];
  const [first] = needs;
  if (first === undefined || names.length === 0) return null;
  if (needs.some(({ approval }) => names.some((name) => (approval.spender ?? '').includes(name)))) return null;
  return `lets ${names[0] ?? spender} take the token, but ${first.later.name} needs ${first.approval.spender ?? ''} as spender: approve that contract`;
});

/** Returns the spender that an approval names, lower case; null when the code does not fix it. */
function spenderOf(code: ExampleCode, site: CallSite): string | null {
  if (!/\.approve$/.test(site.name)) return null;
  const given = code.argumentsOf(site).find(({ name }) => /^_?spender/.test(name));
  const value = given === undefined ? null : code.evaluate(given.expression);
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? value.toLowerCase() : null;
}
