import type { Limit } from '../../model/limits';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const required = ['kind', 'of', 'argument', 'amount', 'text', 'source', 'certainty'] as const;

/** Reads surface/limits.json: what values can be compared with before they are sent. */
export const readLimits = (root: string, problems: Problem[]): readonly Limit[] =>
  readRows<Limit>(root, 'surface/limits.json', 'limits', { required }, problems);
