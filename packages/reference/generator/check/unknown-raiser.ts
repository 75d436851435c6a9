import type { Doc, Location } from '../../model/doc';
import type { Surface } from '../../model/surface';
import { tagLocation } from './documented';
import { problem, type Finding, type Rule } from './rule';

/**
 * The contracts and functions that raise a revert or emit an event exist. A text may name a kind of contract: `X (of
 * kind)`.
 */
export const unknownRaiser: Rule = (surface) => {
  const contracts = new Set(surface.contracts.map(({ name }) => name));
  const functions = functionNames(surface);
  return [
    ...surface.errors.flatMap(({ name, doc, contracts: named, functions: raising }) => [
      ...unknown(name, named, contracts, tagLocation(doc, 'contracts', '')),
      ...unknown(name, raising, functions, tagLocation(doc, 'functions', '')),
    ]),
    ...surface.events.flatMap(({ name, doc, contracts: named }) => eventProblems(name, named, surface, doc)),
    ...surface.revertTexts.flatMap(({ value, contracts: named, functions: raising, location }) => {
      const owners = named.map((text) => text.replace(/ \(.*\)$/, '')).filter((text) => text !== 'any contract');
      const label = value === '' ? 'a revert without data' : `"${value}"`;
      return [...unknown(label, owners, contracts, location), ...unknown(label, raising, functions, location)];
    }),
  ];
};

/** An undeclared event names at least one contract. All of them exist, and none declares the event in its ABI. */
function eventProblems(name: string, named: readonly string[], { contracts }: Surface, doc: Doc): readonly Finding[] {
  const at = tagLocation(doc, 'contracts', '');
  const owners = contracts.filter((contract) => named.includes(contract.name));
  return [
    ...unknown(name, named, new Set(contracts.map((contract) => contract.name)), at),
    ...(named.length === 0 ? [problem(at, `${name} comes from no contract`, 'write @custom:contracts')] : []),
    ...owners
      .filter(({ events }) => events.some((event) => event.name === name))
      .map((owner) =>
        problem(at, `the ABI of ${owner.name} declares ${name} itself`, 'leave the contract out of @custom:contracts'),
      ),
  ];
}

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
): readonly Finding[] {
  return names
    .filter((name) => !known.has(name))
    .map((name) =>
      problem(location, `${error} names ${name} as its origin, which does not exist`, 'see surface/contracts'),
    );
}
