import { integersIn, unknownUnits } from '../../model/integers';
import type { Surface } from '../../model/surface';
import { problem, type Rule } from './rule';

/** Every integer (parameter, field, result) has a unit, which may be "unknown". */
export const missingUnit: Rule = (surface) => {
  const hint = 'write @unit path - text; "unknown" where nobody knows';
  return integersIn(surface)
    .filter(({ unit }) => unit === null || unit === '')
    .map(({ name, location }) => problem(location, `${name} is an integer without a unit`, hint));
};

/** Counts all integers, units that are unknown (in whole or in part), and missing units. */
export const countUnits = (surface: Surface) => ({
  total: integersIn(surface).length,
  unknown: unknownUnits(surface).length,
  missing: missingUnit(surface).length,
});
