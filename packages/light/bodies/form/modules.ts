import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';

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
        : workspaceFile(specifier, from);
  const file = paths.flatMap(candidates).find((path) => existsSync(path) && statSync(path).isFile());
  if (file !== undefined) return { kind: 'file', file };
  // Packages have theme parts too. A file of another kind, or with a query, is left to the bundler.
  const isMissing = /^(?:\.|@site\/)/.test(specifier) && !paths.some((path) => existsSync(path.replace(/\?.*/, '')));
  return { kind: isMissing ? 'missing' : 'package' };
}

/** The file of a package that is linked and not installed: it is source of this repository. Empty for all others. */
function workspaceFile(specifier: string, from: string): string[] {
  try {
    const file = createRequire(from).resolve(specifier);
    return file.split(sep).includes('node_modules') || !file.startsWith(sep) ? [] : [file];
  } catch {
    return [];
  }
}

const candidates = (path: string): string[] => [
  ...(SOURCE.some((extension) => path.endsWith(extension)) ? [path] : []),
  ...SOURCE.map((extension) => path + extension),
  ...SOURCE.map((extension) => join(path, `index${extension}`)),
];
