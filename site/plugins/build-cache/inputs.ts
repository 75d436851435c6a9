import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a hash of files that shape modules without the bundler knowing: names and contents of all files below
 * `folders` of `root`. A missing folder counts as empty.
 */
export function hashInputs(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesBelow(join(root, folder))) {
      // Lengths separate neighbouring values.
      const content = readFileSync(file);
      hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
