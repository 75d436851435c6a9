import type { RevertText } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

const required = ['kind', 'value', 'cause', 'fix', 'contracts', 'functions', 'source', 'confidence'] as const;

/** Reads revert-texts.json, an array of RevertText without locations (`note` is optional). */
export const readRevertTexts = (root: string, problems: Problem[]): readonly RevertText[] =>
  readRows<RevertText>(
    root,
    'surface/errors/revert-texts.json',
    'revert-text',
    { required, optional: { note: '' } },
    problems,
  );
