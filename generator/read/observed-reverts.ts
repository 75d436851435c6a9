import type { Contract } from '../../model/contract';
import type { RevertReference } from '../../model/doc';
import { observedIn, type NotProvoked, type ObservedContract, type ObservedRevert } from '../../model/observed-reverts';
import type { Problem } from '../../model/problem';
import type { SdkModule } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { readRows } from './json-rows';

const revert = ['error', 'selector', 'data', 'contract', 'call', 'args', 'from', 'value', 'before'] as const;
const contract = ['name', 'repository', 'commit', 'file', 'parameters'] as const;

const FOLDER = 'surface/observed';
const RULE = 'observed-reverts';

/** Reads surface/observed: reverts that public code gave on a local chain, where that code comes from, and the others. */
export const readObserved = (
  root: string,
  problems: Problem[],
): Pick<Surface, 'observedReverts' | 'observedContracts' | 'notProvoked'> => ({
  observedReverts: readRows<ObservedRevert>(
    root,
    `${FOLDER}/reverts.json`,
    RULE,
    { required: revert, optional: { time: null, passes: null } },
    problems,
  ),
  observedContracts: readRows<ObservedContract>(
    root,
    `${FOLDER}/contracts.json`,
    RULE,
    { required: contract },
    problems,
  ),
  notProvoked: readRows<NotProvoked>(
    root,
    `${FOLDER}/not-provoked.json`,
    RULE,
    { required: ['error', 'why'] },
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
