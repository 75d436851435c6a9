import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import type { Surface } from '../../model/surface';

/** A finding of a rule: a problem without the rule's name, which `all.ts` adds. */
export type Finding = Omit<Problem, 'rule'>;

/** One rule: a pure function that returns all its findings. */
export type Rule = (surface: Surface) => readonly Finding[];

export const problem = (location: Location, message: string, hint: string): Finding => ({ location, message, hint });
