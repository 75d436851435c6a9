import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { RevertText } from '../../model/contract';
import type { Problem } from '../../model/problem';

const path = 'surface/errors/revert-texts.json';
const required = ['kind', 'value', 'cause', 'fix', 'contracts', 'functions', 'source', 'confidence'] as const;

/**
 * Reads revert-texts.json, an array of RevertText without locations (`note` may be left out). Each gets the line its
 * object starts at; rows without a field become problems.
 */
export function readRevertTexts(root: string, problems: Problem[]): readonly RevertText[] {
  if (!existsSync(join(root, path))) return [];
  const text = readFileSync(join(root, path), 'utf8');
  const rows = JSON.parse(text) as readonly Partial<Omit<RevertText, 'location'>>[];
  const source = ts.parseJsonText(path, text);
  const array = source.statements[0]?.expression;
  const elements = array && ts.isArrayLiteralExpression(array) ? array.elements : [];
  return rows.flatMap((row, index) => {
    const start = elements[index]?.getStart(source) ?? 0;
    const location = { file: path, line: source.getLineAndCharacterOfPosition(start).line + 1 };
    const missing = required.filter((field) => row[field] === undefined);
    if (missing.length === 0) return [{ note: '', ...(row as Omit<RevertText, 'location' | 'note'>), location }];
    const message = `this revert text has no ${missing.join(', ')}`;
    problems.push({
      rule: 'revert-text',
      location,
      message,
      hint: 'every row has the fields of RevertText in model/contract.ts',
    });
    return [];
  });
}
