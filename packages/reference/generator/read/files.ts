import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files below `root/folder` with this extension, as sorted paths relative to `root`; empty without the
 * folder.
 */
export function listFiles(root: string, folder: string, extension: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
