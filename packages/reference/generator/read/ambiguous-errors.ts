import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads surface/errors/ambiguous.json, an array of error signatures; empty without the file. */
export function readAmbiguousErrors(root: string): readonly string[] {
  const file = join(root, 'surface/errors/ambiguous.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}
