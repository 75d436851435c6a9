import { BASE_URL } from '../../../site/config/limits';
import { withoutSlash, type Build, type BuiltPage } from '../build';
import type { Rule } from '../rule';

/** Attributes that name another file of the site. */
const references = [
  ['a[href]', 'href'],
  ['link[href]', 'href'],
  ['script[src]', 'src'],
  ['img[src]', 'src'],
] as const;

/**
 * Internal links, scripts, styles and images have a target below the base path, and anchors an element on their page.
 */
export const linksRule: Rule = {
  name: 'links',
  check(build) {
    const pages = new Map(build.pages.map((page) => [withoutSlash(page.route), page]));
    const ids = new Map<BuiltPage, Set<string>>();
    const idsOf = (page: BuiltPage): Set<string> => {
      const known =
        ids.get(page) ??
        new Set(
          page
            .$('[id], a[name]')
            .map((_, node) => page.$(node).attr('id') ?? page.$(node).attr('name'))
            .get(),
        );
      ids.set(page, known);
      return known;
    };
    return build.pages.flatMap((page) => {
      const seen = new Set<string>();
      return references.flatMap(([selector, attribute]) =>
        page
          .$(selector)
          .map((_, node) => page.$(node).attr(attribute) ?? '')
          .get()
          .filter((target) => !seen.has(target) && Boolean(seen.add(target)))
          .flatMap((target) => problem(build, pages, idsOf, page, target) ?? []),
      );
    });
  },
};

function problem(
  build: Build,
  pages: ReadonlyMap<string, BuiltPage>,
  idsOf: (page: BuiltPage) => Set<string>,
  page: BuiltPage,
  target: string,
): string | null {
  if (target === '') return `${page.file}: empty link`;
  // Another origin or scheme: nothing to resolve here.
  if (/^[a-z][a-z+.-]*:/i.test(target) || target.startsWith('//')) return null;
  const url = new URL(target, `https://site.test${BASE_URL}${page.route.slice(1)}`);
  if (!`${url.pathname}/`.startsWith(BASE_URL)) return `${page.file}: ${target} leaves the base path ${BASE_URL}`;
  const [path, hash] = [url.pathname.slice(BASE_URL.length - 1) || '/', url.hash.slice(1)].map(decoded);
  if (path === undefined || hash === undefined) return `${page.file}: ${target} is no valid address`;
  const found = pages.get(withoutSlash(path));
  if (found === undefined) return build.files.has(path.slice(1)) ? null : `${page.file}: ${target} leads to nothing`;
  // The state of a tool, which has one field.
  if (hash.startsWith('in=') && !idsOf(found).has(hash))
    return found.$('main textarea').length > 0
      ? null
      : `${page.file}: ${target} is the state of a tool, which is not there`;
  return hash === '' || found.redirect || idsOf(found).has(hash) ? null : `${page.file}: ${target} has no such anchor`;
}

/** Returns undefined for a percent sign that encodes nothing. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
