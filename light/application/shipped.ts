/** The parts of the bundler that are used here. */
interface Module {
  /** File of the module; empty for what the bundler wrote itself. */
  nameForCondition?(): string | null | undefined;
  /** The modules that were joined into this one. */
  readonly modules?: Iterable<Module>;
}
type OnDone = (stats: { readonly compilation: { readonly modules: Iterable<Module> } }) => void;
interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, onDone: OnDone): void } };
}

/** Bundler plugin: remembers which files a build was made of. */
export class FilesOfBundle {
  readonly files = new Set<string>();

  apply({ hooks }: Compiler): void {
    hooks.done.tap('files-of-bundle', ({ compilation }) => {
      for (const module of compilation.modules) {
        for (const part of module.modules ?? [module]) this.files.add(part.nameForCondition?.() ?? '');
      }
    });
  }
}

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
