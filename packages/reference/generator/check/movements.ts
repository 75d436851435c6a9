import { writes } from '../../model/contract';
import { movementsOf, type Movement } from '../../model/movements';
import type { Surface } from '../../model/surface';
import { tagLocation } from './documented';
import { methodsIn } from './exports';
import { problem, type Finding, type Rule } from './rule';
import { statementProblems } from './sourced';

/**
 * movements.json has a row for every writing function that a method calls, even if it moves nothing, so that the page
 * of approvals is complete. A method that needs an allowance or value moves something.
 */
export const movements: Rule = (surface) => {
  // A surface without movements, like most fixtures.
  if (surface.movements.length === 0) return [];
  const called = calledFunctions(surface);
  return [
    ...surface.movements.flatMap((row) => rowProblems(row, called, surface)),
    ...[...called].flatMap((name) => {
      const count = surface.movements.filter((row) => namesOf(row).includes(name)).length;
      const contract = surface.contracts.find((item) => name.startsWith(`${item.name}.`));
      if (count === 1 || contract === undefined) return [];
      const hint = 'movements.json needs one row for it; empty texts mean nothing';
      return [problem(contract.location, `${name} has ${count} rows in movements.json`, hint)];
    }),
    ...methodsIn(surface).flatMap(({ name, method }) => {
      const needed = method.approvals.find(({ needs }) => needs !== 'none');
      if (needed === undefined || movementsOf(surface, method).length > 0) return [];
      const hint = 'describe in movements.json what its contract function moves';
      return [
        problem(tagLocation(method.doc, 'approval', ''), `${name} needs ${needed.needs} and moves nothing`, hint),
      ];
    }),
  ];
};

/** Returns `Contract.function` of every writing function that a method calls. */
function calledFunctions(surface: Surface): ReadonlySet<string> {
  const changing = new Set(
    surface.contracts.flatMap(({ name, functions }) =>
      functions.filter(writes).map(({ signature }) => `${name}.${signature}`),
    ),
  );
  return new Set(
    methodsIn(surface)
      .flatMap(({ method }) => method.calls.map(({ contract, signature }) => `${contract}.${signature}`))
      .filter((name) => changing.has(name))
      .map((name) => name.replace(/\(.*/, '')),
  );
}

const namesOf = ({ contract, functions }: Movement): readonly string[] =>
  functions.map((name) => `${contract}.${name}`);

function rowProblems(row: Movement, called: ReadonlySet<string>, { access }: Surface): readonly Finding[] {
  return [
    ...namesOf(row)
      .filter((name) => !called.has(name))
      .map((name) =>
        problem(row.location, `${name} is not a function that a method sends`, 'see the @calls of the SDK'),
      ),
    ...statementProblems([[namesOf(row).join(), row, row.location]], access),
  ];
}
