import { integersIn, unknownUnits } from '../../model/integers';
import type { Surface } from '../../model/surface';
import { problemOf, type Rule } from './rule';

const problem = problemOf('missing-unit');

/** Every integer (parameter, field, result) has a unit, which may be "unknown". */
export const missingUnit: Rule = (surface) =>
  integersIn(surface)
    .filter(({ unit }) => unit === null || unit === '')
    .map(({ name, location }) =>
      problem(
        location,
        `${name} is an integer without a unit`,
        'write @unit path - text; "unknown" where nobody knows',
      ),
    );

/** Counts all integers, units that are unknown (in whole or in part), and missing units. */
export function countUnits(surface: Surface): {
  readonly total: number;
  readonly unknown: number;
  readonly missing: number;
} {
  const integers = integersIn(surface);
  return {
    total: integers.length,
    unknown: unknownUnits(surface).length,
    missing: integers.filter(({ unit }) => unit === null || unit === '').length,
  };
}
