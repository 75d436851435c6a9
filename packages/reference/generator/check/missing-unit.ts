import { integersIn, unknownUnits } from '../../model/integers';
import type { Surface } from '../../model/surface';
import { problem, type Rule } from './rule';

/** Every integer (parameter, field, result) has a unit, which may be "unknown", and is in gwei if its name says so. */
export const missingUnit: Rule = (surface) =>
  integersIn(surface).flatMap(({ name, unit, location }) => {
    if (unit === null || unit === '')
      return [
        problem(
          location,
          `${name} is an integer without a unit`,
          'write @unit path - text; "unknown" where nobody knows',
        ),
      ];
    const [, own = ''] = /(gwei|eth)/i.exec(name.replace(/^.* /, '')) ?? [];
    const isGwei = /\bgwei\b/i.test(unit);
    return own !== '' && isGwei !== (own.toLowerCase() === 'gwei')
      ? [problem(location, `${name} is in "${unit}"`, isGwei ? 'its name says ETH' : 'its name says gwei')]
      : [];
  });

/** Counts all integers, units that are unknown (in whole or in part), and missing units. */
export const countUnits = (surface: Surface) => ({
  total: integersIn(surface).length,
  unknown: unknownUnits(surface).length,
  missing: missingUnit(surface).length,
});
