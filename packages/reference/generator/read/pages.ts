import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

export * from './upstream';

export * from './files';

const FOLDER = 'site/docs';

/** Pages outside api/ that the generator writes. */
const generated = ['changes.mdx', 'how-we-know.mdx', 'guides/gas-used.mdx'];

/** A hand-written page of `site/docs/`. */
export interface PageFile {
  /** Path below `site/docs/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns the hand-written pages below `root/docs`, sorted by path, without the generated reference. */
export function readPageFiles(root: string): readonly PageFile[] {
  return listFiles(root, FOLDER, '.mdx')
    .map((file) => file.slice(FOLDER.length + 1))
    .filter((path) => !path.startsWith('api/') && !generated.includes(path))
    .map((path) => ({ path, text: readFileSync(join(root, FOLDER, path), 'utf8') }));
}

/** Returns the route of a file below `site/docs/` that has no slug. */
export const routeOfFile = (path: string): string => `/${path.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;

/** Returns the slug of the front matter, otherwise the route of the file. */
export const routeOf = ({ path, text }: PageFile): string =>
  /^slug:[ \t]*(.+)$/m.exec(text)?.[1]?.trim() ?? routeOfFile(path);
