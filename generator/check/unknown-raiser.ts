import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import type { Surface } from '../../model/surface';
import { tagLocation } from './documented';
import { problemOf, type Rule } from './rule';

const problem = problemOf('unknown-raiser');

/** Contracts and functions that are said to raise a revert exist. Texts may name a kind of contract: `X (of kind)`. */
export const unknownRaiser: Rule = (surface) => {
  const contracts = new Set(surface.contracts.map(({ name }) => name));
  const functions = functionNames(surface);
  return [
    ...surface.errors.flatMap(({ name, doc, contracts: named, functions: raising }) => [
      ...unknown(name, named, contracts, tagLocation(doc, 'contracts', '')),
      ...unknown(name, raising, functions, tagLocation(doc, 'functions', '')),
    ]),
    ...surface.revertTexts.flatMap(({ value, contracts: named, functions: raising, location }) => {
      const owners = named.map((text) => text.replace(/ \(.*\)$/, '')).filter((text) => text !== 'any contract');
      const label = value === '' ? 'a revert without data' : `"${value}"`;
      return [...unknown(label, owners, contracts, location), ...unknown(label, raising, functions, location)];
    }),
  ];
};

/** `Contract.function` and `Contract.function(types)`. */
function functionNames({ contracts }: Surface): ReadonlySet<string> {
  return new Set(
    contracts.flatMap((contract) =>
      contract.functions.flatMap(({ name, signature }) => [
        `${contract.name}.${name}`,
        `${contract.name}.${signature}`,
      ]),
    ),
  );
}

function unknown(
  error: string,
  names: readonly string[],
  known: ReadonlySet<string>,
  location: Location,
): readonly Problem[] {
  return names
    .filter((name) => !known.has(name))
    .map((name) =>
      problem(location, `${error} is said to come from ${name}, which does not exist`, 'see surface/contracts'),
    );
}
