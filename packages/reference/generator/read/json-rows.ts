import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';

/**
 * Reads a JSON array of objects; empty without the file. Each row gets the line where it starts. A row without one of
 * the `required` fields, or with a field that is neither required nor optional, becomes a problem of `rule`.
 */
export function readRows<T extends { readonly location: Location }>(
  root: string,
  path: string,
  rule: string,
  fields: { readonly required: readonly (keyof T & string)[]; readonly optional?: Partial<T> },
  problems: Problem[],
): readonly T[] {
  if (!existsSync(join(root, path))) return [];
  const text = readFileSync(join(root, path), 'utf8');
  const rows = JSON.parse(text) as readonly Partial<T>[];
  const source = ts.parseJsonText(path, text);
  const array = source.statements[0]?.expression;
  const elements = array && ts.isArrayLiteralExpression(array) ? array.elements : [];
  const known = new Set<string>([...fields.required, ...Object.keys(fields.optional ?? {})]);
  return rows.flatMap((row, index) => {
    const start = elements[index]?.getStart(source) ?? 0;
    const location = { file: path, line: source.getLineAndCharacterOfPosition(start).line + 1 };
    const missing = fields.required.filter((field) => row[field] === undefined);
    const strange = Object.keys(row).filter((field) => !known.has(field));
    if (missing.length === 0 && strange.length === 0) return [{ ...fields.optional, ...row, location } as T];
    const message = [
      ...(missing.length > 0 ? [`this row has no ${missing.join(', ')}`] : []),
      ...(strange.length > 0 ? [`this row has unknown fields: ${strange.join(', ')}`] : []),
    ].join('; ');
    problems.push({ rule, location, message, hint: `the fields are ${[...known].join(', ')}` });
    return [];
  });
}
