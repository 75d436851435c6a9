import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History } from '../../model/history';

/** Reads surface/history.json: what each release changed. Null when there is none (fixtures). */
export function readHistory(root: string): History | null {
  const path = join(root, 'surface/history.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as History) : null;
}
