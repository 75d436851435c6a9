/** What a package exports, item by item, in the lines of surface.lock.json (packages/reference/generator/check/lock-entries.ts). */
export interface PackageSurface {
  /** Module path -> export -> its kind and members. */
  readonly modules: Lines2;
  /** Contract -> ABI items. */
  readonly contracts: Readonly<Record<string, readonly string[]>>;
  /** Packages that npm installs with it -> range. */
  readonly dependencies: Readonly<Record<string, string>>;
}

type Lines2 = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
