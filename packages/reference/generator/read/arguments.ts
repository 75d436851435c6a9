import type { SentCall } from '../../model/arguments';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const fields = {
  required: ['method', 'signature', 'arguments'] as const,
  optional: { when: [], value: null, allowances: [] },
};

/** Reads surface/arguments.json: which parameter of a method becomes which argument of the contract function. */
export const readArguments = (root: string, problems: Problem[]): readonly SentCall[] =>
  readRows<SentCall>(root, 'surface/arguments.json', 'arguments', fields, problems);
