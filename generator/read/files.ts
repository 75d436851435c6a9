import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files below `root/folder` with this extension, as sorted paths relative to `root`; none when the folder is missing. */
export function listFiles(root: string, folder: string, extension: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
