import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transpile } from './mark-statements';

const FOLDER = 'packages/content/samples/record';

/** SHA-256 of the recorder's code, without comments and types. A recording by another recorder is stale. */
export function recorderHash(root: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of files.sort())
    hash.update(file).update(transpile(file, readFileSync(join(root, FOLDER, file), 'utf8')));
  return hash.digest('hex');
}
