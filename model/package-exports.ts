import { typeAnchor, exportAnchor } from './anchors';
import { abiModule, moduleRoute } from './routes';
import type { SdkExport } from './sdk';
import type { Surface, Upstream } from './surface';

/**
 * What the type checker sees of an export: its declaration; nothing, so that an import is an error; `any`; or no
 * declaration file for the whole module, which is an error or `any` by the settings of the reader.
 */
export type Typing = 'declared' | 'missing' | 'any' | 'no-declarations';

/** One way to import a thing. */
export interface ImportPath {
  /** What stands behind `from`. */
  readonly from: string;
  readonly typing: Typing;
}

/** Something that the package exports. */
export interface PackageExport {
  readonly name: string;
  readonly kind: 'handler' | 'abi' | Exclude<SdkExport['kind'], 'reexport'>;
  /** Module inside the package. */
  readonly module: string;
  /** Where it is described, with its anchor. */
  readonly route: string;
  /** Every way to import it, the shortest first. */
  readonly paths: readonly ImportPath[];
  /** A type or an interface: gone at run time. */
  readonly typeOnly: boolean;
}

/** The module behind the package's root; it only re-exports. */
const ROOT = 'main';

/** Everything the package exports: modules in their order, then the ABIs. */
export function packageExports(surface: Surface): readonly PackageExport[] {
  const { upstream, modules, contracts } = surface;
  const root = new Set(modules.find(({ path }) => path === ROOT)?.exports.map(({ name }) => name));
  return [
    ...modules
      .filter(({ path }) => path !== ROOT)
      .flatMap(({ path, exports }) =>
        exports.flatMap((item): PackageExport[] => {
          // Re-exports of our own modules stand where they come from; those of other packages are types.
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

/** The path to prefer: the first that the type checker knows, else the first that has no missing export. */
export const preferredPath = ({ paths }: PackageExport): ImportPath | undefined =>
  paths.find(({ typing }) => typing === 'declared') ?? paths.find(({ typing }) => typing !== 'missing');

/** `import type { X } from '...';` */
export const importLine = ({ name, typeOnly }: PackageExport, { from }: ImportPath): string =>
  `import ${typeOnly ? 'type ' : ''}{ ${name} } from '${from}';`;
