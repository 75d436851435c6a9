import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { BASE_URL, SEARCH_PATH } from '../../../site/config/limits';
import { twinRoute } from '@sdk-docs/reference/model/twin-route';
import { withoutSlash, type Build, type BuiltPage } from '../build';
import { readPageText } from '../page-text';
import type { Rule } from '../rule';
import { readTwin, type TwinText } from '../twin-text';

/** Pages without content. */
const WITHOUT = ['404.html', `${SEARCH_PATH}/index.html`];

/** Every page has a Markdown twin with the same content, code byte for byte, and relative links that have a target. */
export const twinsRule: Rule = {
  name: 'twins',
  async check(build, { routes }) {
    const pages = build.pages.filter(({ file, redirect }) => !redirect && !WITHOUT.includes(file));
    const read = async (file: string): Promise<string> => readFile(join(build.folder, file), 'utf8');
    const found = await Promise.all(
      pages.map(async (page) => {
        const file = twinRoute(listedRoute(routes, page)).slice(1);
        const twin = build.files.has(file) ? readTwin(await read(file)) : null;
        return { page, file, twin };
      }),
    );
    const site = siteOf(build);
    const anchors = new Map(found.flatMap(({ file, twin }) => (twin === null ? [] : [[file, twin.anchors]])));
    const leads = (from: string, target: string): string[] => brokenLink(build, site, anchors, from, target);
    const lists = [...build.files].filter((file) => /^llms(?:-full)?[^.]*\.txt$/.test(file));
    const listed = await Promise.all(
      lists.map(async (file) => readTwin(await read(file)).links.flatMap((target) => leads(file, target))),
    );
    return [
      ...found.flatMap(({ page, file, twin }) =>
        twin === null
          ? [`${page.file}: no twin ${file}`]
          : [
              ...headProblems(page, file),
              ...twin.links.flatMap((target) => leads(file, target)),
              ...differences(file, page, twin),
            ],
      ),
      ...(lists.includes('llms.txt') ? [] : ['llms.txt: not in the build']),
      ...listed.flat(),
    ];
  },
};

/** The route as in the list: a build has a folder for every page, with or without a trailing slash. */
const listedRoute = (routes: string, { route }: BuiltPage): string =>
  routes
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .find((listed) => withoutSlash(listed) === withoutSlash(route)) ?? route;

/** Address of the site, as its home page names it. */
const siteOf = ({ pages }: Build): string =>
  pages
    .find(({ route }) => route === '/')
    ?.$('link[rel="canonical"]')
    .attr('href') ?? '';

function headProblems({ $, file }: BuiltPage, twin: string): string[] {
  const named = $('link[rel="alternate"][type="text/markdown"]').attr('href');
  const wanted = `${BASE_URL}${twin}`;
  return named === wanted ? [] : [`${file}: its head names the twin ${named ?? 'nowhere'}, expected ${wanted}`];
}

function brokenLink(
  { files }: Build,
  site: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  target: string,
): string[] {
  if (target.startsWith('/') || target.startsWith(site)) return [`${from}: ${target} is no relative address`];
  if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
  const [to = '', anchor = ''] = target.split('#');
  const path = to === '' ? from : posix.join(posix.dirname(from), to);
  const page = posix.join(path, 'index.html');
  const file = files.has(path) ? path : page;
  if (!files.has(file)) return [`${from}: ${target} leads to nothing`];
  const known = anchors.get(file);
  return anchor === '' || known === undefined || known.has(decodeURIComponent(anchor))
    ? []
    : [`${from}: ${target} has no such anchor`];
}

/** Differences of a twin from its page: missing text, words without the space between them, and different code. */
function differences(file: string, page: BuiltPage, twin: TwinText): string[] {
  const { blocks, codes } = readPageText(page);
  const wanted = new Map<string, number>();
  for (const text of blocks) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 90);
  const texts = [...wanted].flatMap(([text, times]) => {
    const { whole, glued } = twin.count(text);
    if (whole >= times) return [];
    return whole + glued === 0
      ? [`${file}: the page also says "${short(text)}"`]
      : glued === 0
        ? []
        : [`${file}: other words are glued to "${short(text)}"`];
  });
  const written = new Set(twin.codes);
  const shown = new Set(codes);
  const twice = twin.codes.filter((code, index) => code.length > LONG_CODE && twin.codes.indexOf(code) < index);
  return [
    ...texts,
    ...codes
      .filter((code) => !written.has(code))
      .map((code) => `${file}: code of the page is not in it: ${short(code)}`),
    ...twin.codes
      .filter((code) => !shown.has(code))
      .map((code) => `${file}: code that the page does not have: ${short(code)}`),
    ...twice.map((code) => `${file}: stands twice: ${short(code)}`),
  ];
}

/** Longer code is the whole file of a sample; shorter code may belong to two steps. */
const LONG_CODE = 800;
