import { posix } from 'node:path';
import { SITE, twinFile } from '../paths';

/** Converts the target of a link on a page to the one for its twin. */
export type LinkMaker = (target: string) => string;

/** Relative address of a file of the build, from another file: `../api/reverts.md`. */
const relativeLink = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

/**
 * Relative addresses: of another twin where the site has one, else of the page or file itself; an anchor of the same
 * page stays `#anchor`. `routes` are those of pages with a twin, `route` is the page's own, both below the base path.
 */
export function linkMaker(routes: ReadonlySet<string>, baseUrl: string, route: string): LinkMaker {
  const here = new URL(`${baseUrl}${route.slice(1)}`, ORIGIN);
  return (target) => {
    const own = target.startsWith(SITE) ? `${baseUrl}${target.slice(SITE.length)}` : target;
    const { origin, pathname, search, hash } = new URL(own, here);
    if (origin !== ORIGIN || !pathname.startsWith(baseUrl)) return target;
    const path = `/${pathname.slice(baseUrl.length)}`;
    const found = [path, path.replace(/\/$/, ''), `${path}/`].find((each) => routes.has(each));
    if (found === route && hash !== '') return hash;
    const file = found === undefined ? path.slice(1) : twinFile(found);
    return `${relativeLink(twinFile(route), file)}${search}${hash}`;
  };
}

/** Placeholder for the site's own host: only paths are compared. */
const ORIGIN = 'https://site.invalid';

/**
 * Rewrites the links of a Markdown text, written for the file `from`, for a file in the folder `to`. Links to the
 * text's own page name its file, because elsewhere an anchor alone would be ambiguous.
 */
export const movedLinks = (markdown: string, from: string, to: string): string =>
  markdown
    .split(/^([ >]*`{3,}[^`\n]*\n[\s\S]*?^[ >]*`{3,}$)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\]\(([^)\s]+)\)/g, (whole, target: string) => {
            if (/^[a-z][a-z+.-]*:/i.test(target)) return whole;
            const file = target.startsWith('#') ? from : posix.join(posix.dirname(from), target);
            const anchor = target.startsWith('#') ? target : '';
            return `](${relativeLink(`${to}_`, file)}${anchor})`;
          }),
    )
    .join('');
