/**
 * Replaces the framework's module of the same name, which looks up the files of a page in a table of all chunk names.
 */
import preloadRoute from '@docusaurus/core/lib/client/preload';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const fetched = new Set<string>();
const loaded = new Set<string>();

const isSlow = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
};

function prefetch(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  const chunks = matchRoutes(routes, path).flatMap(({ route }) => chunksOf(route));
  return Promise.all(
    chunks.map((chunk) => prefetchFile(__webpack_public_path__ + __webpack_get_script_filename__(chunk))),
  );
}

const chunksOf = ({ component }: { component?: unknown }): readonly string[] =>
  (component as { readonly chunks?: readonly string[] }).chunks ?? [];

function preload(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path);
}

export default Object.freeze({ prefetch, preload });
