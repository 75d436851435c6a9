import type { ObservedContract, ObservedRevert } from '../../model/observed-reverts';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const revert = ['error', 'selector', 'data', 'contract', 'call', 'args', 'from', 'value', 'before'] as const;
const contract = ['name', 'repository', 'commit', 'file', 'parameters'] as const;

/** Reads surface/observed: reverts that public code gave on a local chain, and where that code comes from. */
export const readObserved = (
  root: string,
  problems: Problem[],
): {
  readonly observedReverts: readonly ObservedRevert[];
  readonly observedContracts: readonly ObservedContract[];
} => ({
  observedReverts: readRows<ObservedRevert>(
    root,
    'surface/observed/reverts.json',
    'observed-reverts',
    { required: revert, optional: { time: null, passes: null } },
    problems,
  ),
  observedContracts: readRows<ObservedContract>(
    root,
    'surface/observed/contracts.json',
    'observed-reverts',
    { required: contract },
    problems,
  ),
});
