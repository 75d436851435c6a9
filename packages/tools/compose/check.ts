import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { Explainer, type CallNode } from '../calldata/explain';
import type { PastedCall } from '../calldata/pasted-call';
import type { WarningBooks } from '../warnings/facts';
import type { Warning } from '../warnings/warning';
import type { Call } from './composed';

/** The functions that can be composed, as the explainer reads them. */
const functionsOf = ({ contracts }: CallsData): FunctionsBook =>
  Object.fromEntries(
    Object.entries(contracts).map(([contract, { functions }]) => [
      contract,
      functions.map(({ name, inputs, stateMutability }) => ({
        name,
        inputs,
        ...(stateMutability === 'payable' ? { mutability: 'payable' as const } : {}),
      })),
    ]),
  );

/** Reads what was composed as a signer will: the same explainer, with the same warnings. */
export const checkerOf = (data: CallsData, books: WarningBooks): Explainer => new Explainer(functionsOf(data), books);

/** The approvals and the call, decoded from their bytes. `now`: Unix seconds. */
export function checkCall(explainer: Explainer, call: Call, now: bigint): readonly CallNode[] {
  const { chain, to, value, data, from, allowances, contract } = call;
  const pasted = (target: string, bytes: string, wei: bigint): PastedCall => ({
    kind: 'call',
    data: bytes,
    to: target.toLowerCase(),
    from: from?.toLowerCase() ?? null,
    value: wei,
    chainId: null,
    operation: 'call',
    note: null,
  });
  return [
    ...allowances.map((allowance) =>
      explainer.explain(pasted(allowance.token, allowance.data, 0n), now, { chain, contract: '' }),
    ),
    explainer.explain(pasted(to, data, value), now, { chain, contract }),
  ];
}

/** Whether a target is none of the docs': a contract of the reader's own is expected to be unknown. */
export const ownTarget = (call: Call, { kind, values }: Warning): boolean =>
  kind === 'unknown-target' && call.place === null && values.to === call.to.toLowerCase();
