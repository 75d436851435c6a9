import type { SdkMethod } from '@sdk-docs/reference/model/sdk';

/** Returns what a reader needs before a call, in one or two short sentences: the unit of amounts and the spender. */
export function substance({ units, approvals, form }: Pick<SdkMethod, 'units' | 'approvals' | 'form'>): string {
  const counted = [...new Set(units.map(({ text }) => text))].slice(0, 2);
  const spenders = approvals.flatMap(({ spender, token, needs }) =>
    spender === null ? [] : [`${needs === 'permit' ? 'permit' : 'approval'} of ${token ?? 'the token'} for ${spender}`],
  );
  const needs = spenders.length > 0 ? spenders : form === 'read' || approvals.length === 0 ? [] : ['no approval'];
  return [
    counted.length > 0 ? `Unit: ${counted.join('; ')}.` : '',
    needs.length > 0 ? `Needs: ${[...new Set(needs)].join('; ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
