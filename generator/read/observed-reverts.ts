import type { ObservedContract, ObservedRevert } from '../../model/observed-reverts';
import type { Contract } from '../../model/contract';
import type { RevertReference } from '../../model/doc';
import { observedIn } from '../../model/observed-reverts';
import type { SdkModule } from '../../model/sdk';
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

/** Marks the reverts of contract functions that were observed there. */
export const markContracts = (contracts: readonly Contract[], rows: readonly ObservedRevert[]): readonly Contract[] =>
  contracts.map((contract) => ({
    ...contract,
    functions: contract.functions.map((member) => ({
      ...member,
      reverts: marked(member.reverts, rows, [`${contract.name}.${member.name}`]),
    })),
  }));

/** Marks the reverts of methods that were observed in a contract function that they call. */
export const markModules = (modules: readonly SdkModule[], rows: readonly ObservedRevert[]): readonly SdkModule[] =>
  modules.map((module) => ({
    ...module,
    exports: module.exports.map((item) =>
      item.kind === 'class'
        ? {
            ...item,
            methods: item.methods.map((method) => ({
              ...method,
              reverts: marked(
                method.reverts,
                rows,
                method.calls.map(({ contract, signature }) => `${contract}.${signature.replace(/\(.*/, '')}`),
              ),
            })),
          }
        : item,
    ),
  }));

const marked = (
  reverts: readonly RevertReference[],
  rows: readonly ObservedRevert[],
  functions: readonly string[],
): readonly RevertReference[] =>
  reverts.map((revert) => (observedIn(rows, revert.error, functions) ? { ...revert, observed: true } : revert));
