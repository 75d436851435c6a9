import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History } from '@sdk-docs/reference/model/history';

export const readHistory = (root: string): History =>
  JSON.parse(readFileSync(join(root, 'surface/history.json'), 'utf8')) as History;
