import type { Replaced } from '../../model/history';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const required = ['removed', 'now'] as const;

/** Reads surface/replaced.json: what to use instead of names that releases removed. */
export const readReplaced = (root: string, problems: Problem[]): readonly Replaced[] =>
  readRows<Replaced>(root, 'surface/replaced.json', 'replaced', { required }, problems);
