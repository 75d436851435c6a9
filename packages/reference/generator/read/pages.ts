import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export * from './upstream';

export * from './files';

/** Pages outside of api/ that the generator writes. */
const generated = ['changes.mdx', 'how-we-know.mdx', 'guides/gas-used.mdx'];

/** A hand-written page of `site/docs/`. */
export interface PageFile {
  /** Path below `site/docs/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns the hand-written pages below `root/docs`, sorted by path, without the generated reference. */
export function readPageFiles(root: string): readonly PageFile[] {
  const folder = join(root, 'site/docs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .filter(({ path }) => !path.startsWith('api/') && !generated.includes(path));
}
