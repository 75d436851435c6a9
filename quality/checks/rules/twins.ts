import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_URL, SEARCH_PATH } from '../../../site/config/limits';
import { twinRoute } from '@sdk-docs/reference/model/twin-route';
import { withoutSlash, type Build, type BuiltPage } from '../build';
import { readPageText } from '../page-text';
import type { Rule } from '../rule';
import { lettersOf, readTwin, type TwinText } from '../twin-text';

/** Pages without content. */
const WITHOUT = ['404.html', `${SEARCH_PATH}/index.html`];

/** Marks of MDX, of modules and of front matter; in code they are what they are. */
const LEFT_OVERS =
  /<\/?[A-Z]\w*[^>]*>|<\/?(?:div|span|details|summary|br|p)\b[^>]*>|^(?:import \{.*\} from|import \w+ from '|export (?:const|default|function))|\{\/\*|^:::|className=/m;

/** Every page has a Markdown twin that says what the page says, byte for byte in its code, with links that lead somewhere. */
export const twinsRule: Rule = {
  name: 'twins',
  async check(build, { routes }) {
    const pages = build.pages.filter(({ file, redirect }) => !redirect && !WITHOUT.includes(file));
    const read = async (file: string): Promise<string> => readFile(join(build.folder, file), 'utf8');
    const found = await Promise.all(
      pages.map(async (page) => {
        const file = twinRoute(listedRoute(routes, page)).slice(1);
        const markdown = build.files.has(file) ? await read(file) : null;
        return { page, file, markdown, twin: markdown === null ? null : readTwin(markdown) };
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
      ...found.flatMap(({ page, file, markdown, twin }) =>
        markdown === null || twin === null
          ? [`${page.file}: no twin ${file}`]
          : [
              ...headProblems(page, file),
              ...leftOvers(file, markdown, twin),
              ...twin.links.flatMap((target) => leads(file, target)),
              ...differences(file, page, twin),
            ],
      ),
      ...(lists.includes('llms.txt') ? [] : ['llms.txt: not in the build']),
      ...listed.flat(),
    ];
  },
};

/** The route as the list writes it: a build has a folder for every page, with or without a slash at its end. */
const listedRoute = (routes: string, { route }: BuiltPage): string =>
  routes
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .find((listed) => withoutSlash(listed) === withoutSlash(route)) ?? route;

/** Address of the site, as its home page names it. */
function siteOf({ pages }: Build): string {
  const home = pages.find(({ route }) => route === '/');
  return home?.$('link[rel="canonical"]').attr('href') ?? '';
}

function headProblems({ $, file }: BuiltPage, twin: string): string[] {
  const named = $('link[rel="alternate"][type="text/markdown"]').attr('href');
  const wanted = `${BASE_URL}${twin}`;
  return named === wanted ? [] : [`${file}: its head names the twin ${named ?? 'nowhere'}, expected ${wanted}`];
}

function leftOvers(file: string, markdown: string, { prose }: TwinText): string[] {
  const found = LEFT_OVERS.exec(prose)?.[0];
  return [
    ...(markdown.startsWith('---') ? [`${file}: front matter is left over`] : []),
    ...(found === undefined ? [] : [`${file}: left over from the page's source: ${found}`]),
  ];
}

function brokenLink(
  { files }: Build,
  site: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  target: string,
): string[] {
  const own = target.startsWith('#');
  if (!own && !target.startsWith('http')) return [`${from}: ${target} is no absolute address`];
  if (!own && !target.startsWith(site)) return [];
  const [path = '', anchor = ''] = own ? [from, target.slice(1)] : target.slice(site.length).split('#');
  const file = files.has(path) ? path : `${path.replace(/\/$/, '')}${path === '' ? '' : '/'}index.html`;
  if (!files.has(file)) return [`${from}: ${target} leads to nothing`];
  const known = anchors.get(file);
  return anchor === '' || known === undefined || known.has(decodeURIComponent(anchor))
    ? []
    : [`${from}: ${target} has no such anchor`];
}

/** What the page says and the twin does not, and code that differs. */
function differences(file: string, page: BuiltPage, twin: TwinText): string[] {
  const { blocks, codes } = readPageText(page);
  const lost = blocks.filter((text) => !twin.letters.includes(lettersOf(text)));
  const written = new Set(twin.codes);
  const shown = new Set(codes);
  // Of tabs the page prints one.
  const more = page.$('[role="tablist"]').length > 0 ? [] : twin.codes.filter((code) => !shown.has(code));
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 90);
  return [
    ...lost.map((text) => `${file}: the page also says "${short(text)}"`),
    ...codes
      .filter((code) => !written.has(code))
      .map((code) => `${file}: code of the page is not in it: ${short(code)}`),
    ...more.map((code) => `${file}: code that the page does not have: ${short(code)}`),
  ];
}
