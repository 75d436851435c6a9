import type { Problem } from '../../model/problem';
import type { Warning } from '../../model/warnings';
import { readRows } from './json-rows';

const required = ['version', 'risk', 'text', 'todo', 'certainty', 'source', 'covers'] as const;

/** Reads surface/warnings.json: what releases can do to money. */
export const readWarnings = (root: string, problems: Problem[]): readonly Warning[] =>
  readRows<Warning>(root, 'surface/warnings.json', 'warnings', { required }, problems);
