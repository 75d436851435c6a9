/** Returns the names of the npm packages that contain these files. */
export function packagesOf(files: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of files) {
    const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
    if (name !== undefined) names.add(name.replace('\\', '/'));
  }
  return names;
}

/** Compares a bundle's packages with the list in site/config/shipped.ts. Returns one sentence per difference. */
export function shippedProblems(found: ReadonlySet<string>, listed: readonly string[]): string[] {
  return [
    ...[...found]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is in the bundle: check its advisories, then add it to site/config/shipped.ts`),
    ...listed
      .filter((name) => !found.has(name))
      .map((name) => `${name} is no longer in the bundle: remove it from site/config/shipped.ts`),
  ];
}
