import type { Contract } from '../../model/contract';
import type { Location, RevertReference } from '../../model/doc';
import type { NotProvoked, NotTried, ObservedContract, ObservedRevert } from '../../model/observed-reverts';
import type { ObservedFigure } from '../../model/observed-figures';
import { revertOf } from '../../model/anchors';
import { boundariesOf, isInCode } from '../../model/boundary';
import type { Limit } from '../../model/limits';
import type { Problem } from '../../model/problem';
import type { SdkModule } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { readRows } from './json-rows';
import { sealProblems } from './seal';

const revert = ['error', 'selector', 'data', 'contract', 'call', 'args', 'from', 'value', 'before'] as const;
const figure = ['call', 'from', 'args', 'of', 'before', 'set', 'tries'] as const;
const contract = ['name', 'repository', 'commit', 'file', 'parameters'] as const;

const FOLDER = 'surface/observed';
const RULE = 'observed-reverts';

/** Reads surface/observed: reverts observed on a local chain, the source of that code, and the reverts not observed. */
export function readObserved(
  root: string,
  problems: Problem[],
): Pick<Surface, 'observedReverts' | 'observedContracts' | 'observedFigures' | 'notProvoked' | 'notTried'> {
  const read = <T extends { readonly location: Location }>(
    name: string,
    required: readonly (keyof T & string)[],
    optional: Partial<T> = {},
  ): readonly T[] => readRows<T>(root, `${FOLDER}/${name}.json`, RULE, { required, optional }, problems);
  const observedReverts = read<ObservedRevert>('reverts', revert, {
    inputs: null,
    time: null,
    after: null,
    passes: null,
  });
  const observedFigures = read<ObservedFigure>('figures', figure, { unit: null, gives: null, reads: null });
  const observedContracts = read<ObservedContract>('contracts', contract, { note: null });
  problems.push(...sealProblems(root, observedReverts, observedFigures, observedContracts));
  return {
    observedReverts,
    observedFigures,
    observedContracts,
    notProvoked: read<NotProvoked>('not-provoked', ['error', 'why']),
    notTried: read<NotTried>('not-tried', ['what', 'why']),
  };
}

/** Marks the reverts of contract functions that were observed there. */
export function markContracts(
  contracts: readonly Contract[],
  rows: readonly ObservedRevert[],
  limits: readonly Limit[],
): readonly Contract[] {
  const mark = marker(contracts, rows, limits);
  return contracts.map((contract) => ({
    ...contract,
    functions: contract.functions.map((member) => ({
      ...member,
      reverts: mark(member.reverts, [`${contract.name}.${member.signature}`]),
    })),
  }));
}

/** Marks the reverts of methods that were observed in a contract function that they call. */
export function markModules(
  modules: readonly SdkModule[],
  contracts: readonly Contract[],
  rows: readonly ObservedRevert[],
  limits: readonly Limit[],
): readonly SdkModule[] {
  const mark = marker(contracts, rows, limits);
  return modules.map((module) => ({
    ...module,
    exports: module.exports.map((item) =>
      item.kind === 'class'
        ? {
            ...item,
            methods: item.methods.map((method) => ({
              ...method,
              reverts: mark(
                method.reverts,
                method.calls.map(({ contract, signature }) => `${contract}.${signature}`),
              ),
            })),
          }
        : item,
    ),
  }));
}

type Mark = (reverts: readonly RevertReference[], calls: readonly string[]) => readonly RevertReference[];

/**
 * Returns a function that marks the observed reverts of a member that makes the given calls,
 * `Contract.function(types)`. Only limits in code become boundaries: the others belong to the test.
 */
function marker(contracts: readonly Contract[], rows: readonly ObservedRevert[], limits: readonly Limit[]): Mark {
  const named = new Map(contracts.map((contract) => [contract.name, contract]));
  return (reverts, calls) =>
    reverts.map((revert) => {
      const own = rows.filter(({ error, call }) => revertOf(error) === revert.name && calls.includes(call));
      if (own.length === 0) return revert;
      const boundaries = own.flatMap((row) => {
        const contract = named.get(row.call.replace(/\..*/, '')) ?? null;
        return isInCode(row, contract, limits) ? boundariesOf(row, contract) : [];
      });
      return { ...revert, observed: true, ...(boundaries.length === 0 ? {} : { boundaries }) };
    });
}
