/** Names of the npm packages that these files belong to. */
export function packagesOf(files: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of files) {
    const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
    if (name !== undefined) names.add(name.replace('\\', '/'));
  }
  return names;
}

/** How a bundle differs from the list of the packages that ship; empty when it does not. */
export function shippedProblems(found: ReadonlySet<string>, listed: readonly string[]): string[] {
  return [
    ...[...found]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is in the bundle: look at its advisories, then add it to config/shipped.ts`),
    ...listed
      .filter((name) => !found.has(name))
      .map((name) => `${name} is no longer in the bundle: take it out of config/shipped.ts`),
  ];
}
