import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { CallReader, type CallNode } from '../calldata/read-calls';
import type { PastedCall } from '../calldata/pasted-call';
import { allWarnings } from '../calldata/all-warnings';
import { apartWarnings } from '../warnings/together';
import type { Part } from './batch';
import type { Composition } from './outputs/sdk-call';
import { transactionsOf, type Transaction } from './outputs/transactions';
import { approvalsOf, stateOf, statusOf } from './status';
import type { WarningBooks } from '../warnings/facts';
import type { Warning } from '../warnings/warning';
import { callName, type Call } from './composed';

/** The functions that can be composed, in the explainer's format. */
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

/** Decodes what was composed as a signer would: the same explainer, with the same warnings. */
export const checkerOf = (data: CallsData, books: WarningBooks): CallReader => new CallReader(functionsOf(data), books);

/** The approvals and the call, decoded from their bytes. `now`: Unix seconds. */
export function checkCall(explainer: CallReader, call: Call, now: bigint): readonly CallNode[] {
  const { chain, contract, from } = call;
  return transactionsOf([call]).map((sent, index, { length }) =>
    explainer.explain(pastedOf(sent, from), now, { chain, contract: index === length - 1 ? contract : '' }),
  );
}

/** A composed transaction, in the form of a pasted one. */
export const pastedOf = ({ to, value, data }: Transaction, from: Call['from']): PastedCall => ({
  kind: 'call',
  data,
  to: to.toLowerCase(),
  from: from?.toLowerCase() ?? null,
  value,
  chainId: null,
  operation: 'call',
  note: null,
});

/** Whether a target is none of the docs': the reader's own contract is expected to be unknown. */
export const ownTarget = (call: Call, { kind, values }: Warning): boolean =>
  kind === 'unknown-target' && call.place === null && values.to === call.to.toLowerCase();

/** Problems of the calls, one by one and together, and facts about their functions. `now`: Unix seconds. */
export function checkBatch(
  explainer: CallReader,
  parts: readonly Composition[],
  now: bigint,
): {
  readonly warnings: readonly Warning[];
  readonly cautions: readonly string[];
  /** The called contracts, including those of inner calls. */
  readonly contracts: readonly string[];
} {
  const checked = parts.map(({ call }) => ({ call, nodes: checkCall(explainer, call, now) }));
  const several = parts.length > 1;
  return {
    warnings: [
      ...(several
        ? apartWarnings(
            explainer.books,
            checked.flatMap(({ nodes }) => nodes),
          )
        : []),
      ...checked.flatMap(({ call, nodes }, index) =>
        nodes
          .flatMap(allWarnings)
          .filter((each) => !ownTarget(call, each))
          .map((each) => (several ? { ...each, cause: `Call ${index + 1}, ${callName(call)}: ${each.cause}` } : each)),
      ),
    ],
    cautions: [...new Set(checked.flatMap(({ nodes }) => nodes.flatMap(({ cautions }) => cautions)))],
    contracts: [...new Set(checked.flatMap(({ nodes }) => nodes.flatMap(calledIn)))],
  };
}

const calledIn = ({ found, inner }: CallNode): readonly string[] => [
  ...(found === null ? [] : [found.contract]),
  ...inner.flatMap(calledIn),
];

/** The state of the batch in one line. */
export function batchStatus(
  parts: readonly Part[],
  ready: readonly Composition[] | { readonly problem: string },
  warnings: number,
): string {
  if ('problem' in ready) return ready.problem;
  const [part] = parts;
  if (part?.reading != null && parts.length === 1) return statusOf(part.reading, ready[0]?.call ?? null, warnings);
  if (ready.length === 0) return 'Choose a call.';
  const approvals = ready.reduce((sum, { call }) => sum + call.allowances.length, 0);
  return `${stateOf(warnings)}: ${ready.length} calls${approvalsOf(' and ', approvals)} on ${ready[0]?.call.chain ?? ''}`;
}
