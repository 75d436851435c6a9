import { typeAnchor, exportAnchor } from './anchors';
import { abiModule, moduleRoute } from './routes';
import type { SdkExport } from './sdk';
import type { Surface, Upstream } from './surface';

/**
 * How TypeScript types an export: with its declaration; not at all, so that the import is an error; as `any`; or
 * without a declaration file for the module, which is an error or `any`, depending on the reader's settings.
 */
export type Typing = 'declared' | 'missing' | 'any' | 'no-declarations';

/** One way to import an item. */
export interface ImportPath {
  /** The text after `from`. */
  readonly from: string;
  readonly typing: Typing;
}

/** An export of the package. */
export interface PackageExport {
  readonly name: string;
  readonly kind: 'handler' | 'abi' | Exclude<SdkExport['kind'], 'reexport'>;
  /** Module inside the package. */
  readonly module: string;
  /** Route and anchor of its description. */
  readonly route: string;
  /** All import paths, shortest first. */
  readonly paths: readonly ImportPath[];
  /** Whether it is a type or an interface, which does not exist at run time. */
  readonly typeOnly: boolean;
}

/** The module of the package's root, which only re-exports. */
const ROOT = 'main';

/** Returns all exports of the package: modules in order, then the ABIs. */
export function packageExports(surface: Surface): readonly PackageExport[] {
  const { upstream, modules, contracts } = surface;
  const root = new Set(modules.find(({ path }) => path === ROOT)?.exports.map(({ name }) => name));
  return [
    ...modules
      .filter(({ path }) => path !== ROOT)
      .flatMap(({ path, exports }) =>
        exports.flatMap((item): PackageExport[] => {
          // Re-exports of our own modules are listed at their origin; those of other packages are types.
          if (item.kind === 'reexport' && modules.some((module) => module.path === item.from)) return [];
          const typeOnly = item.kind === 'type' || item.kind === 'interface' || item.kind === 'reexport';
          const handler = item.kind === 'class' && item.handler !== null;
          const anchor = typeOnly ? typeAnchor(item.name) : exportAnchor(item.name);
          return [
            {
              name: item.name,
              kind: handler ? 'handler' : item.kind === 'reexport' ? 'type' : item.kind,
              module: path,
              route: handler || item.kind === 'reexport' ? moduleRoute(path) : `${moduleRoute(path)}#${anchor}`,
              paths: importPaths(upstream, path, root.has(item.name)),
              typeOnly,
            },
          ];
        }),
      ),
    ...contracts.map(({ name }) => ({
      name,
      kind: 'abi' as const,
      module: abiModule(name),
      route: moduleRoute(abiModule(name)),
      paths: [{ from: `${upstream.package}/dist/${abiModule(name)}`, typing: 'declared' as const }],
      typeOnly: false,
    })),
  ];
}

function importPaths(upstream: Upstream, module: string, root: boolean): readonly ImportPath[] {
  const { package: name, untyped } = upstream;
  const seenAtRoot = untyped[module];
  const typing: Typing = seenAtRoot === undefined ? 'declared' : 'no-declarations';
  const handler = /^contracts\/handlers\/(.+)$/.exec(module)?.[1];
  return [
    ...(root
      ? [{ from: name, typing: seenAtRoot === undefined ? 'declared' : (seenAtRoot ?? 'missing') } as const]
      : []),
    ...(handler === undefined ? [] : [{ from: `${name}/handlers/${handler}`, typing }]),
    { from: `${name}/dist/${module}`, typing },
  ];
}

/** Returns the preferred path: the first one with a declaration, otherwise the first one that TypeScript resolves. */
export const preferredPath = ({ paths }: PackageExport): ImportPath | undefined =>
  paths.find(({ typing }) => typing === 'declared') ?? paths.find(({ typing }) => typing !== 'missing');

/** Writes `import type { X } from '...';`. */
export const importLine = ({ name, typeOnly }: PackageExport, { from }: ImportPath): string =>
  `import ${typeOnly ? 'type ' : ''}{ ${name} } from '${from}';`;
