import type { SurfaceLock } from '../model/surface';

/**
 * The exports of a package, item by item, in the lines of surface.lock.json
 * (packages/reference/generator/check/lock-entries.ts).
 */
export interface PackageSurface extends Pick<SurfaceLock, 'modules' | 'contracts'> {
  /** Packages that npm installs with it -> range. */
  readonly dependencies: Readonly<Record<string, string>>;
}
