import type { Problem } from '../../model/problem';
import type { ForeignName } from '../../model/surface';
import { readRows } from './json-rows';

/** Reads surface/foreign-names.json: names in prose that the SDK and its contracts do not declare. */
export const readForeignNames = (root: string, problems: Problem[]): readonly ForeignName[] =>
  readRows<ForeignName>(root, 'surface/foreign-names.json', 'unknown-name', { required: ['name', 'why'] }, problems);
