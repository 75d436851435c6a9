import type { UserText } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

/** Reads users.json: what an app tells its user, for every revert. */
export const readUserTexts = (root: string, problems: Problem[]): readonly UserText[] =>
  readRows<UserText>(
    root,
    'surface/errors/users.json',
    'user-texts',
    { required: ['error', 'audience', 'user'] },
    problems,
  );
