import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Folders in which the site's modules are resolved. */
export interface Places {
  readonly siteDir: string;
  /** Folders with the site's theme parts, which take precedence over those of packages. */
  readonly themes: readonly string[];
}

/** The target of an import. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  /** Styles, data or pictures: nothing that runs. */
  | { readonly kind: 'asset' }
  | { readonly kind: 'package' }
  | { readonly kind: 'missing' };

const SOURCE = ['.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'];

/** Resolves an import specifier in the file `from`. */
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
  if (file !== undefined) return { kind: 'file', file };
  // Packages have theme parts too. A file of another kind, or with a query, is left to the bundler.
  const isMissing = /^(?:\.|@site\/)/.test(specifier) && !paths.some((path) => existsSync(path.replace(/\?.*/, '')));
  return { kind: isMissing ? 'missing' : 'package' };
}

const candidates = (path: string): string[] => [
  ...(SOURCE.some((extension) => path.endsWith(extension)) ? [path] : []),
  ...SOURCE.map((extension) => path + extension),
  ...SOURCE.map((extension) => join(path, `index${extension}`)),
];
