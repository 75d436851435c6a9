import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import type { Surface } from '../../model/surface';

/** One rule: a pure function that returns all its problems. */
export type Rule = (surface: Surface) => readonly Problem[];

/** Makes problems of one rule. */
export function problemOf(rule: string) {
  return (location: Location, message: string, hint: string): Problem => ({ rule, location, message, hint });
}
