import { compare, type Difference } from './compare';
import { itemsOf, type Items } from './items';
import { lockOf } from './lock-of';
import { withValues } from './read-built';
import type { PackageSurface } from './package-surface';
import { formOf, readPackage } from './read-package';
import { returnDifferences } from './return-types';
import type { Surface } from '../model/surface';

/** The items that were compared, and the differences from the surface. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Items of the package. */
  readonly items: number;
  /** Modules without declarations in the package: not compared. */
  readonly undeclared: readonly string[];
}

/** Return types are compared as types, not as text. */
const withoutReturns = (items: Items): Items => new Map([...items].filter(([key]) => !key.endsWith(' returns')));

/** The exports of the SDK in a folder, with the values of constants and ABIs, built or not. */
export async function readRelease(folder: string): Promise<PackageSurface> {
  const read = readPackage(folder);
  return formOf(folder).folder === 'lib' ? read : withValues(folder, read);
}

/**
 * Compares the SDK in a folder with `surface/`, item by item. `before` is the surface, `after` the package.
 *
 * @param root - the project, with its generated ABI modules (npm run generate)
 * @throws Error when the folder has no SDK
 */
export async function packageDifferences(root: string, surface: Surface, folder: string): Promise<Comparison> {
  const form = formOf(folder);
  const found = await readRelease(folder);
  const ours = surfaceItems(surface);
  const theirs = itemsOf(found);
  const undeclared =
    form.folder === 'lib'
      ? []
      : surface.modules.map(({ path }) => path).filter((path) => found.modules[path] === undefined);
  const differences = [...compare(ours, withoutReturns(theirs)), ...returnDifferences(root, folder, form)];
  return {
    differences: differences.filter(
      ({ key, before }) => !undeclared.some((path) => key.startsWith(`${path} `) || before === `reexport from ${path}`),
    ),
    items: theirs.size,
    undeclared,
  };
}

/** The surface's description of the release, item by item. */
export function surfaceItems(surface: Surface): Items {
  const items = itemsOf({ ...lockOf(surface), dependencies: {} });
  const version = ['utils/version version.value', `'${surface.upstream.version}'`] as const;
  return new Map([...items, version, ...Object.entries(surface.history?.latest ?? {})]);
}
