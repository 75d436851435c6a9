import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SurfaceLock } from '../../model/surface';

/** Reads surface/surface.lock.json, the exports of the release; null without one (fixtures). */
export function readLock(root: string): SurfaceLock | null {
  const path = join(root, 'surface/surface.lock.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SurfaceLock) : null;
}
