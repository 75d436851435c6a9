import { DATA, SITE, twinAddress } from '../paths';

/** Makes the address of a link in the twin of a page. */
export type LinkMaker = (target: string) => string;

/**
 * Absolute addresses: of another twin where the site has one, else of the site's file or page; a place on the page itself stays
 * `#anchor`. `routes` are those of pages with a twin, `route` is the page's own. Throws on a relative link that leads to no ABI.
 */
export function linkMaker(routes: ReadonlySet<string>, route: string): LinkMaker {
  return (target) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return target;
    const [path = '', anchor = ''] = target.split('#');
    if (path === '') return `#${anchor}`;
    // The raw pages offer their ABI as a file of the bundler; programs have it as a dataset.
    const abi = /^\.\/(\w+)\.json$/.exec(path)?.[1];
    if (abi !== undefined) return `${SITE}${DATA}abis/${abi}.json`;
    if (!path.startsWith('/')) throw new Error(`${route}: a twin cannot follow the relative link ${target}`);
    const found = [path, path.replace(/\/$/, ''), `${path}/`].find((each) => routes.has(each));
    if (found === route && anchor !== '') return `#${anchor}`;
    return found === undefined
      ? `${SITE}${path.slice(1)}${anchor === '' ? '' : `#${anchor}`}`
      : twinAddress(found, anchor);
  };
}
