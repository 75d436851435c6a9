import type { Page } from '../../model/page';
import type { Problem } from '../../model/problem';
import { isVariantRoute } from '../../model/routes';
import { anchorsOf, routeOf, routeOfFile, type PageFile } from '../read/pages';

/** The list of all routes of the site; lines that start with # are comments. */
const listFile = 'site/routes.txt';

/** Finds pages that share a route, and generated routes that differ from the list. */
export function checkRoutes(pages: readonly Page[], list: string): Problem[] {
  const generated = pages.filter(({ path }) => path.endsWith('.mdx')).map(({ path }) => routeOfFile(`api/${path}`));
  const listed = list.split('\n').flatMap((text, index) => {
    const [route = '', note] = text.trim().split(/\s+/);
    return route.startsWith('/api/') && note !== 'redirect' ? [{ route, line: index + 1 }] : [];
  });
  const problem = (rule: string, line: number, message: string, hint: string): Problem => ({
    rule,
    location: { file: listFile, line },
    message,
    hint,
  });
  return [
    ...generated
      .filter((route, index) => generated.indexOf(route) !== index)
      .map((route) => problem('duplicate-route', 1, `two pages have the route ${route}`, 'rename one of the modules')),
    ...listed
      .filter(({ route }) => !generated.includes(route))
      .map(({ route, line }) =>
        problem(
          'route-list',
          line,
          `no page is generated for ${route}`,
          'add its module to surface/, or drop the line if the page is to go',
        ),
      ),
    ...generated
      .filter((route) => !listed.some((item) => item.route === route))
      .map((route) =>
        problem(
          'route-list',
          1,
          `${route} is generated but not listed${isVariantRoute(route) ? ' (a variant)' : ''}`,
          'add it to the list, or remove its module from surface/',
        ),
      ),
  ];
}

const withoutSlash = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));

/** Targets of the links and cards of a page, without their anchors. */
const linksOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?:\]\(|href=")(\/[^)"#\s]*)/g)].map(([, target = '']) => withoutSlash(target)));

/**
 * Finds hand-written pages that are missing from the list of routes, the sidebar or the index of their folder, and their
 * links to missing pages and anchors of this site.
 *
 * @param generated - the other pages, which only have anchors
 */
export function checkPages(
  pages: readonly PageFile[],
  generated: readonly PageFile[],
  list: string,
  sidebars: string,
): Problem[] {
  const anchors = new Map([...pages, ...generated].map((page) => [withoutSlash(routeOf(page)), anchorsOf(page.text)]));
  const routes = new Set(list.split('\n').map((line) => withoutSlash(line.trim().split(/\s+/)[0] ?? '')));
  return pages.flatMap((page) => {
    const { path, text } = page;
    const problem = (line: number, message: string, hint: string): Problem => ({
      rule: 'page-links',
      location: { file: `site/docs/${path}`, line },
      message,
      hint,
    });
    const id = path.replace(/\.mdx$/, '');
    const route = routeOf(page);
    const index = pages.find((other) => other !== page && other.path === path.replace(/(?<=\/)[^/]+$/, 'index.mdx'));
    return [
      ...(routes.has(withoutSlash(route)) ? [] : [problem(1, `${listFile} has no line ${route}`, 'add it')]),
      ...(sidebars.includes(`'${id}'`) ? [] : [problem(1, `site/sidebars.ts does not name '${id}'`, 'add it')]),
      ...(index === undefined || linksOf(index.text).has(withoutSlash(route))
        ? []
        : [problem(1, `site/docs/${index.path} does not link it`, 'add it')]),
      ...text.split('\n').flatMap((line, index) =>
        // A fragment with "=" is the state of a tool.
        [...line.matchAll(/\]\((?=[/#])([^)#\s]*)(?:#([^)=\s]+)\))?/g)].flatMap(([, path, anchor]) => {
          const target = withoutSlash(path || route);
          if (path !== '' && !/\.\w+$/.test(target) && !routes.has(target))
            return [problem(index + 1, `${target} is no page`, `the pages are in ${listFile}`)];
          if (anchor === undefined || anchors.get(target)?.has(anchor) !== false) return [];
          return [
            problem(index + 1, `${target} has no anchor #${anchor}`, `link another, or give a heading {#${anchor}}`),
          ];
        }),
      ),
    ];
  });
}
