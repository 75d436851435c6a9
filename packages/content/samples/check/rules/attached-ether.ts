import { attachedValue } from '../code/arguments';
import type { CallSite } from '../code/call-sites';
import { needsAllowance, takesEther } from '../claims';
import type { ExampleCode } from '../code/example-code';
import { eachCall } from './each';

/** Allows ETH only with calls that expect it. */
export const attachedEtherRule = eachCall((code, site) =>
  !['read', 'local', 'prepare'].includes(site.kind) && sendsInVain(code, site)
    ? 'takes a token, not ETH: omit value (for a handler method that always sends it, call the contract function instead)'
    : null,
);

function sendsInVain(code: ExampleCode, site: CallSite): boolean {
  const { called, direct } = site;
  if (called !== null)
    return (
      called.method.value !== 'none' && called.method.value !== null && called.method.approvals.some(needsAllowance)
    );
  const value = attachedValue(code.checker, site);
  if (direct === null || value === null || code.evaluate(value) === 0n) return false;
  return !takesEther(code.reference, direct.contract.name, direct.member);
}
