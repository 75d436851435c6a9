import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A route of site/routes.txt. */
export interface ListedRoute {
  /** With a leading slash. */
  readonly path: string;
  readonly kind: 'page' | 'search' | 'redirect';
}

/** Every route of site/routes.txt. */
export const routes: readonly ListedRoute[] = readFileSync(join(__dirname, '../../../site/routes.txt'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [path = '', kind = 'page'] = line.split(/\s+/);
    if (kind !== 'page' && kind !== 'search' && kind !== 'redirect')
      throw new Error(`routes.txt: "${kind}" of ${path}`);
    return { path, kind };
  });

/** Pages outside the docs have no sidebar. */
export const hasSidebar = ({ path, kind }: ListedRoute): boolean =>
  kind === 'page' && !/^\/puffer-.*-example/.test(path);

/** Returns the address of a route below the configured base. */
export const below = (path: string): string => (path === '/' ? './' : path.replace(/^\//, ''));

/** Adds or removes the final slash of an address; null for the base itself. */
export const otherSlash = (path: string): string | null =>
  path === '/' ? null : path.endsWith('/') ? path.slice(0, -1) : `${path}/`;

/**
 * Returns part `index` of `count` of a list. Items are distributed in turns, so that heavy neighbours do not share a
 * part.
 */
export const part = <T>(items: readonly T[], index: number, count: number): T[] =>
  items.filter((_, place) => place % count === index);
