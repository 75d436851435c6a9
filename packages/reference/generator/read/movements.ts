import type { Movement } from '../../model/movements';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const required = ['contract', 'functions', 'gives', 'gets', 'sources', 'certainty'] as const;

/** Reads surface/movements.json: the tokens that each called function moves. */
export const readMovements = (root: string, problems: Problem[]): readonly Movement[] =>
  readRows<Movement>(root, 'surface/movements.json', 'movements', { required }, problems);
