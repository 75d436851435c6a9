import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where modules of the site are found. */
export interface Places {
  readonly siteDir: string;
  /** Folders with theme parts of the site, which stand before those of packages. */
  readonly themes: readonly string[];
}

/** What an import leads to. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  /** Styles, data, pictures: nothing that could run. */
  | { readonly kind: 'asset' }
  | { readonly kind: 'package' };

const SOURCE = ['.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'];

/** Follows the specifier of an import in `from`; a file that is not there counts as a package, of which nothing is known. */
export function targetOf(specifier: string, from: string, { siteDir, themes }: Places): Target {
  if (/\.(?:css|json|svg|png|jpe?g|webp|gif)$/.test(specifier)) return { kind: 'asset' };
  const paths = specifier.startsWith('.')
    ? [resolve(dirname(from), specifier)]
    : specifier.startsWith('@site/')
      ? [join(siteDir, specifier.slice('@site/'.length))]
      : specifier.startsWith('@theme/')
        ? themes.map((folder) => join(folder, specifier.slice('@theme/'.length)))
        : [];
  const file = paths.flatMap(candidates).find((path) => existsSync(path) && statSync(path).isFile());
  return file === undefined ? { kind: 'package' } : { kind: 'file', file };
}

const candidates = (path: string): string[] => [
  ...(SOURCE.some((extension) => path.endsWith(extension)) ? [path] : []),
  ...SOURCE.map((extension) => path + extension),
  ...SOURCE.map((extension) => join(path, `index${extension}`)),
];
