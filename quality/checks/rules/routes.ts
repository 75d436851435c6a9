import { withoutSlash } from '../build';
import type { Rule } from '../rule';

/**
 * Every listed route is a page with a main element and one h1, or a redirect if the list says so. There are no other
 * pages.
 */
export const routesRule: Rule = {
  name: 'routes',
  check({ pages }, { routes }) {
    const listed = routes
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/\s+/) as [string, string?]);
    const problems = listed.flatMap(([route, kind]) => {
      const page = pages.find((candidate) => withoutSlash(candidate.route) === withoutSlash(route));
      if (page === undefined) return [`${route}: no page in the build`];
      if ((kind === 'redirect') !== page.redirect) {
        return [`${page.file}: ${kind === 'redirect' ? 'should redirect' : 'redirects, but the list calls it a page'}`];
      }
      if (page.redirect) return [];
      return page.$('main').length === 1 ? [] : [`${page.file}: ${page.$('main').length} main elements, expected one`];
    });
    const known = new Set([...listed.map(([route]) => withoutSlash(route)), '/404']);
    const extra = pages.filter(({ route }) => !known.has(withoutSlash(route)));
    return [...problems, ...extra.map(({ file }) => `${file}: this route is not listed in site/routes.txt`)];
  },
};
