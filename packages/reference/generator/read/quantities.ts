import type { Problem } from '../../model/problem';
import type { Quantity } from '../../model/quantities';
import { readRows } from './json-rows';

const required = ['value', 'about', 'known', 'source'] as const;

/** Reads surface/quantities.json: the numbers that prose may say, and where each comes from. */
export const readQuantities = (root: string, problems: Problem[]): readonly Quantity[] =>
  readRows<Quantity>(root, 'surface/quantities.json', 'quantities', { required }, problems);
