/**
 * Replaces the framework's module of the same name, which looks up the files of a page in a table of all chunk names
 * and prefetches the page of every link in view, also of navbar, sidebar and footer, which are on each page.
 * `bodies/client/links.ts` decides what is loaded ahead.
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

/** Fetches the chunks of the page at this path with low priority. Does nothing on a slow or metered connection. */
export function prefetch(path: string): void {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return;
  fetched.add(path);
  for (const { route } of matchRoutes(routes, path))
    for (const chunk of chunksOf(route))
      void prefetchFile(__webpack_public_path__ + __webpack_get_script_filename__(chunk));
}

const chunksOf = ({ component }: { component?: unknown }): readonly string[] =>
  (component as { readonly chunks?: readonly string[] }).chunks ?? [];

/** Loads all that the page at this path shows. Does nothing on a slow or metered connection. */
export function preload(path: string): void {
  if (isSlow() || loaded.has(path)) return;
  loaded.add(path);
  // A failed load is tried again when the reader follows the link.
  preloadRoute(path).catch(() => loaded.delete(path));
}

const ignored = (): false => false;
/** The interface that the framework's links call: `prefetch` when they are in view, `preload` under the pointer. */
export default Object.freeze({ prefetch: ignored, preload: ignored });
