import { attachedValue } from '../code/arguments';
import type { CallSite } from '../code/call-sites';
import { needsAllowance, takesEther } from '../claims';
import type { ExampleCode, Finding } from '../code/example-code';

/** Allows ETH only with calls that expect it. */
export function attachedEtherRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site): Finding[] => {
    if (site.kind === 'read' || site.kind === 'local' || site.kind === 'prepare') return [];
    return sendsInVain(code, site)
      ? [
          {
            line: site.line,
            text: `${site.name} takes a token, not ETH: omit value (for a handler method that always sends it, call the contract function instead)`,
          },
        ]
      : [];
  });
}

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
