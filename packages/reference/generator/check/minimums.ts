import { askedIn, placeIn, productsIn, type Minimum } from '../../model/minimums';
import { writes, type Contract, type ContractFunction, type ContractParameter } from '../../model/contract';
import type { Surface } from '../../model/surface';
import { problem, type Finding, type Rule } from './rule';
import { statementProblems } from './sourced';

const HINT = 'see packages/reference/model/minimums.ts';

/** Matches a parameter that is documented as a minimum. */
const MINIMUM = /^min(?:imum)?(?:[A-Z_]|$)/;

/**
 * minimums.json names functions, arguments and numbers of the ABIs, so that a node can answer what the text says, and
 * has a row for every parameter that is documented as a minimum.
 */
export const minimums: Rule = (surface) => {
  // A surface without minimums, like most fixtures.
  if (surface.minimums.length === 0) return [];
  const covered = new Set(surface.minimums.flatMap(({ of, minimum }) => of.map((name) => `${name} ${minimum}`)));
  return [
    ...surface.minimums.flatMap((row) => rowProblems(row, surface)),
    ...surface.contracts.flatMap((contract) =>
      contract.functions.filter(writes).flatMap((member) =>
        pathsOf(contract, member)
          .filter(({ path }) => MINIMUM.test(path.replace(/.*\./, '')))
          .filter(({ path }) => !covered.has(`${contract.name}.${member.name} ${path}`))
          .map(({ path }) =>
            problem(
              contract.location,
              `${contract.name}.${member.name} has ${path}, and no row says what it gives`,
              HINT,
            ),
          ),
      ),
    ),
  ];
};

/** The arguments of a function, and fields of struct arguments, by path. */
const pathsOf = (
  { structs }: Contract,
  { inputs }: ContractFunction,
): readonly { readonly path: string; readonly input: ContractParameter }[] =>
  inputs.flatMap((input) => [
    { path: input.name, input },
    ...(structs.find(({ name }) => name === input.type)?.fields ?? []).map((field) => ({
      path: `${input.name}.${field.name}`,
      input: field,
    })),
  ]);

const isNumber = (input: ContractParameter | undefined): boolean => /^uint\d*$/.test(input?.abiType ?? '');

function rowProblems(row: Minimum, { contracts, access }: Surface): readonly Finding[] {
  const { of, minimum, reads, preview, decimals, location } = row;
  const functions = (name: string): readonly (readonly [Contract, ContractFunction])[] =>
    contracts.flatMap((contract) =>
      contract.functions.flatMap((member) =>
        name === `${contract.name}.${member.name}` ? [[contract, member] as const] : [],
      ),
    );
  const found: string[] = [];
  const names = reads.map(({ name }) => name);
  if (decimals !== '' && !names.includes(decimals)) found.push(`nothing is read as ${decimals}`);
  for (const name of of) {
    const called = functions(name).filter(([, member]) => writes(member));
    if (called.length === 0) found.push(`no function that writes is named ${name}`);
    for (const [contract, member] of called) {
      const paths = new Map(pathsOf(contract, member).map(({ path, input }) => [path, input]));
      if (!isNumber(paths.get(minimum))) found.push(`${name} has no number ${minimum}`);
      const { above, below } = productsIn(preview);
      for (const factor of [...above.factors, ...below.factors])
        if (
          factor.power
            ? !names.includes(factor.name)
            : !names.includes(factor.name) && !isNumber(paths.get(factor.name))
        )
          found.push(`${name} has no number ${factor.name}, and nothing is read as it`);
      for (const read of reads) found.push(...readProblems(read, name, contract, paths, functions, contracts));
    }
  }
  return [
    ...[...new Set(found)].map((message) => problem(location, message, HINT)),
    ...statementProblems([[`${of.join()} ${minimum}`, row, location]], access),
  ];
}

function readProblems(
  { at, asks }: Minimum['reads'][number],
  name: string,
  called: Contract,
  paths: ReadonlyMap<string, ContractParameter>,
  functions: (name: string) => readonly (readonly [Contract, ContractFunction])[],
  contracts: readonly Contract[],
): readonly string[] {
  const place = placeIn(at);
  const from = askedIn(at);
  const asked = askedIn(asks);
  const isPlaced =
    place !== null &&
    contracts.some((contract) => contract.name === place.contract) &&
    paths.get(place.argument)?.abiType === 'address';
  const isReturned =
    from !== null &&
    from.contract === called.name &&
    functions(`${from.contract}.${from.name}`).some(
      ([, { inputs, outputs }]) => inputs.length === 0 && outputs.length === 1 && outputs[0]?.abiType === 'address',
    );
  const types = asked?.args.map((arg) => paths.get(arg)?.abiType).join();
  const isAsked = functions(`${asked?.contract}.${asked?.name}`).some(
    ([, member]) =>
      !writes(member) &&
      member.inputs.map(({ abiType }) => abiType).join() === types &&
      member.outputs.length === 1 &&
      isNumber(member.outputs[0]),
  );
  return [
    ...(isPlaced || isReturned ? [] : [`"${at}" is no contract that ${name} leads to`]),
    ...(isAsked ? [] : [`"${asks}" is no view function that returns a number, with arguments of ${name}`]),
  ];
}
