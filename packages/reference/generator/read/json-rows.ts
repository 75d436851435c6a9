import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import { SurfaceError } from '../surface-error';

/** Reads a JSON file; null without it. @throws SurfaceError with the line of a mistake in its syntax */
export function readJson(root: string, path: string): unknown {
  if (!existsSync(join(root, path))) return null;
  const text = readFileSync(join(root, path), 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { parseDiagnostics } = ts.parseJsonText(path, text) as unknown as {
      readonly parseDiagnostics: readonly { readonly start?: number }[];
    };
    const line = text.slice(0, parseDiagnostics[0]?.start ?? text.length).split('\n').length;
    const message = `this is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    throw new SurfaceError([
      { rule: 'syntax-error', location: { file: path, line }, message, hint: 'see the line above too' },
    ]);
  }
}

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
  const rows = readJson(root, path) as readonly Partial<T>[] | null;
  if (rows === null) return [];
  const source = ts.parseJsonText(path, readFileSync(join(root, path), 'utf8'));
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
