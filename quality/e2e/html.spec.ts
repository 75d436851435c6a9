import { load } from 'cheerio/slim';
import { SDK } from '../../site/config/upstream';
import { expectedTitle } from './support/expected-titles';
import { PAGE_KINDS } from './support/page-kinds';
import { htmlProblems } from './support/readable';
import { titleProblems } from './support/route-answers';
import { below, hasSidebar, otherSlash, routes } from './support/routes';
import { expect, test } from './support/test';

const pages = routes.filter(({ kind }) => kind !== 'redirect');
/** Demonstrations, which are excluded from search engines. */
const EXAMPLE = /-example\/?$/;
/** Variants of a page, which are not in the sidebar. */
const VARIANT = /-\d\/?$/;

/** Returns the path of an address on this site, without slashes at its ends. */
const bare = (path: string): string => path.replace(/^\/|\/$/g, '');

test(`2.2 every route answers in both slash forms, readable, with its title, version, links and address: ${pages.length} routes`, async ({
  request,
  baseURL,
}) => {
  const base = new URL(baseURL ?? '').pathname;
  const sitemap = await (await request.get('sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const findings: Record<string, string[]> = {};
  /** Links of the navbar and the sidebar by page. */
  const printed = new Map<string, string[]>();
  /** Elements and classes of the pages of each kind, and where each one of other pages is. */
  const kindStyles = new Set<string>();
  const otherStyles = new Map<string, string>();
  let neighbours = 0;

  for (const route of pages) {
    const { path, kind } = route;
    const note = (check: string, ...problems: string[]): void => {
      (findings[check] ??= []).push(...problems.map((problem) => `${path}: ${problem}`));
    };
    const response = await request.get(below(path));
    const other = otherSlash(path);
    const statuses = [response.status(), other === null ? 200 : (await request.get(below(other))).status()];
    note('status', ...statuses.filter((status) => status !== 200).map((status) => `HTTP ${status}`));
    const $ = load(await response.text());
    note('title', ...titleProblems($, expectedTitle(route)));
    // Only the search page is an application: it has no content before a query.
    if (kind === 'page') note('reading', ...htmlProblems($, { sidebar: hasSidebar(route) }));

    for (const element of $('body, body *').toArray()) {
      const styles = [`<${element.tagName}>`, ...(element.attribs['class'] ?? '').split(/\s+/)];
      if (PAGE_KINDS.includes(path.slice(1))) styles.forEach((style) => kindStyles.add(style));
      else if (kind === 'page') styles.forEach((style) => otherStyles.set(style, path));
    }

    if ($('meta[name="puffer-sdk-version"]').attr('content') !== SDK.version) note('version', 'no meta tag');
    const says = `Describes ${SDK.package} ${SDK.version}, commit ${SDK.commit}`;
    const text = $('main').text().replace(/\s+/g, ' ');
    if (path.startsWith('/api/') && !text.includes(says)) note('version', 'no release line');

    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    const own = URL.parse(canonical)?.pathname === base + path.slice(1);
    if (kind === 'page' && !EXAMPLE.test(path)) {
      if (!own) note('address', `canonical ${canonical}`);
      if (!listed.includes(canonical)) note('address', `${canonical} is not in the sitemap`);
    }

    for (const link of $('nav[aria-label="Docs pages"] a[href]').toArray()) {
      const href = $(link).attr('href') ?? '';
      neighbours++;
      if (VARIANT.test(href) || VARIANT.test(path)) note('pagination', `leads to ${href}`);
    }
    const links = $('.theme-doc-sidebar-container nav a[href], nav[aria-label=Main] a[href]').toArray();
    const hrefs = links.map((link) => $(link).attr('href') ?? '').filter((href) => href.startsWith(base));
    if (!VARIANT.test(path))
      printed.set(
        bare(path),
        hrefs.map((href) => bare(href.slice(base.length))),
      );
  }

  expect
    .soft(
      listed.filter((url) => /\/search\/?$|404/.test(url)),
      'not in the sitemap',
    )
    .toEqual([]);
  const unswept = [...otherStyles].filter(([style]) => !kindStyles.has(style));
  expect.soft(unswept, 'a page of each kind has every element and class').toEqual([]);
  expect(neighbours).toBeGreaterThan(100);

  const seen = new Set<string>();
  const waiting = [''];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...(printed.get(path) ?? []));
  }
  const wanted = pages.filter(({ kind, path }) => kind === 'page' && !EXAMPLE.test(path) && !VARIANT.test(path));
  expect(wanted.length).toBeGreaterThan(90);
  const unreached = wanted.filter(({ path }) => !seen.has(bare(path)));
  expect.soft(unreached, 'printed links lead to every page of the sidebar').toEqual([]);
  for (const [check, problems] of Object.entries(findings)) expect.soft(problems, check).toEqual([]);
});
