import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import globalData from '@generated/globalData';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { withBody } from '../../bodies/client/printed-body';

/** A loaded module. Its default export is a component or data. */
interface Module {
  readonly default?: unknown;
}
type Load = () => Promise<Module | undefined>;
type Attributes = Readonly<Record<string, unknown>> & { readonly path: string };
type Context = Parameters<typeof RouteContextProvider>[0]['value'];
type Modules = Readonly<Record<string, Module>>;

/** Values from modules: the component of a route, its fixed properties and its other properties. */
interface Values {
  readonly __comp: ComponentType<object>;
  readonly __props?: object;
}

/** A docs page: its chunk name and its loader. */
type Page = readonly [chunk: string, load: Load];

interface RouteComponent {
  (props: object): ReactNode;
  /** Loads all modules of the route, so that it can render at once. */
  preload(): Promise<unknown>;
  /** Chunks of the route that are not part of the application, where their names are known. */
  readonly chunks: readonly string[];
}

/** One route of the tree. Modules in `there` are bundled with the application, those in `loaded` are fetched. */
export function route(
  attributes: Attributes,
  context: Context | undefined,
  there: Modules,
  loaded: Readonly<Record<string, Load>>,
  routes?: readonly object[],
): object {
  const component = routeComponent(attributes.path, context, there, loaded);
  return routes === undefined ? { ...attributes, component } : { ...attributes, component, routes };
}

interface Docs {
  readonly versions: readonly { readonly docs: readonly { readonly path: string; readonly sidebar?: string }[] }[];
}

/** Paths of the docs of a sidebar, in the order of the framework's global data. */
const pathsOf = (sidebar: string | undefined): string[] =>
  (globalData['docusaurus-plugin-content-docs'] as { default: Docs }).default.versions
    .flatMap(({ docs }) => docs)
    .filter((doc) => doc.sidebar === sidebar)
    .map(({ path }) => path);

/** Routes of the pages in one table: by path, or in the order of `pathsOf`. All share one frame. */
export function pages(
  base: string,
  attributes: { readonly sidebar?: string },
  frame: Module,
  table: Readonly<Record<string, Page>> | readonly Page[],
): object[] {
  const paths = Array.isArray(table) ? pathsOf(attributes.sidebar) : Object.keys(table).map((place) => base + place);
  return Object.values(table).map(([chunk, load]: Page, index) => {
    const path = paths[index] ?? '';
    const content = (): Promise<Module> => withBody(path, load as () => Promise<Module & { isPrinted?: boolean }>);
    return { ...attributes, path, component: routeComponent(path, undefined, { __comp: frame }, { content }, [chunk]) };
  });
}

/** The route for addresses without a page. */
export const missing = route(
  { path: '*' },
  { plugin: { name: 'native', id: 'default' } } as Context,
  {},
  { __comp: () => import('@theme/NotFound') },
);

/** Replaces the framework's ComponentCreator, without its tables of names and without react-loadable. */
function routeComponent(
  path: string,
  context: Context | undefined,
  there: Modules,
  loaded: Readonly<Record<string, Load>>,
  chunks: readonly string[] = [],
): RouteComponent {
  const keys = Object.keys(loaded);
  let modules: Modules | undefined = keys.length === 0 ? there : undefined;
  let pending: Promise<void> | undefined;

  const load = async (): Promise<void> => {
    const found = await Promise.all(keys.map(async (key) => [key, (await loaded[key]?.()) ?? {}] as const));
    modules = { ...there, ...Object.fromEntries(found) };
  };
  const preload = (): Promise<void> => {
    pending ??= load().catch((error: unknown) => {
      // The next attempt loads again.
      pending = undefined;
      throw error;
    });
    return pending;
  };

  function RouteComponent(props: object): ReactNode {
    const [error, setError] = useState<Error | null>(null);
    const [, setReady] = useState(modules !== undefined);
    // Navigation preloads a route. An address that is written differently from the route's own was not
    // preloaded.
    useEffect(() => {
      if (modules === undefined) preload().then(() => setReady(true), setError);
    }, []);
    if (error !== null) throw error;
    if (modules === undefined) return null;
    const values = Object.entries(modules).map(([key, module]) => [key, valueOf(path, module)]);
    const { __comp: Component, __props: own, ...rest } = Object.fromEntries(values) as Values;
    return (
      <RouteContextProvider value={context ?? null}>
        <Component {...rest} {...own} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(RouteComponent, { preload, chunks });
}

/** Returns the default export. Other exports become fields of a component: the metadata of a page. */
function valueOf(path: string, { default: value, ...others }: Module): unknown {
  if (!value) throw new Error(`The page component at ${path} doesn't have a default export.`);
  return typeof value === 'function' ? Object.assign(value, others) : value;
}
