import { z } from 'zod';
import { LLMS_FILE, SITE, twinFile } from '../../paths';
import { movedLinks } from '../../twins/links';
import { near } from '../near';
import { MissingFile } from '../source';
import { sourceLine, type Site } from '../site';
import { BadInput, given, type Tool } from '../tool';

/** Characters of one answer, and of one for `full`; longer pages are read by section. */
const LIMIT = 4_600;
const FULL_LIMIT = 40_000;

export const readPage: Tool = {
  name: 'read_page',
  description:
    'Read a page of {sdk} documentation as Markdown, whole or one section. Takes a path (/guides/withdrawing), an address of the site, or either with an #anchor.',
  input: {
    page: z.string().describe('Path or address of a page, with an #anchor for one section'),
    anchor: z.string().optional().describe('One section; the same as #anchor behind the page'),
    offset: z.number().int().min(0).optional().describe('Character to go on from, for a page that was cut'),
  },
  async answer(site, input) {
    const [named, inPage] = target(given(input, 'page'));
    const anchor = given(input, 'anchor').replace(/^#/, '') || inPage;
    const { route, text } = await find(site, named);
    const own = anchor === '' ? text : section(text, anchor);
    if (own === null) throw new BadInput(`${route} has no anchor "${anchor}"${anchorsNear(text, anchor)}`);
    const from = Number(input.offset ?? 0);
    const sections =
      anchor === ''
        ? sectionNames(own.replace(/^(?!#).*$/gm, ''))
            .slice(0, 20)
            .join(', ')
        : '';
    // Together they stay below the limit of the server, which would cut them again.
    const limit = (input.full === true ? FULL_LIMIT : LIMIT) - sections.length;
    // Links become paths below the site, which this tool takes as `page`.
    const whole = movedLinks(own, twinFile(route), '');
    if (from > 0 && from >= whole.length) throw new BadInput(`offset ${from} is beyond the end at ${whole.length}`);
    const part = whole.slice(from, from + limit);
    const rest = whole.length - from - limit;
    const more =
      rest <= 0
        ? ''
        : `\n\n(${rest} characters follow: call again with offset ${from + limit}, with full: true, or with an anchor${sections === '' ? '' : `: ${sections}`}.)`;
    return {
      text: `${part}${more}\n\n${sourceLine(anchor === '' ? route : `${route}#${anchor}`)}`,
      cut: rest > 0,
    };
  },
};

/** The page at a route; the address of a folder may lack its trailing slash. @throws BadInput when there is none */
async function find(site: Site, named: string): Promise<{ readonly route: string; readonly text: string }> {
  for (const route of [named, named.endsWith('/') ? named.slice(0, -1) : `${named}/`])
    try {
      return { route, text: await site.source.text(twinFile(route)) };
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error;
    }
  return noPage(site, named);
}

/** @throws BadInput with pages of a similar address */
async function noPage(site: Site, route: string): Promise<never> {
  const list = await site.source.text(LLMS_FILE);
  const pages = [...list.matchAll(/\]\((\S+)\.md\)/g)].map(([, path = '']) => `/${path.replace(/(^|\/)index$/, '$1')}`);
  const last = route.split('/').filter(Boolean).at(-1) ?? route;
  const found = [
    ...near(pages, route),
    ...pages.filter((page) => near([page.split('/').filter(Boolean).at(-1) ?? ''], last).length > 0),
  ];
  const names = [...new Set(found)].slice(0, 6);
  throw new BadInput(
    `there is no page ${route}${names.length === 0 ? '' : `; close matches: ${names.join(', ')}`}; search_docs finds pages`,
  );
}

function anchorsNear(text: string, anchor: string): string {
  const names = sectionNames(text);
  const found = near(names, anchor, 10);
  return found.length > 0 ? `; close matches: ${found.join(', ')}` : `; it has: ${names.slice(0, 30).join(', ')}`;
}

/** `https://site/guides/x.md#y`, `/guides/x`, `guides/x` -> [`/guides/x`, `y`]. */
function target(page: string): [string, string] {
  if (page === '') throw new BadInput('page is empty: give a path such as /guides/withdrawing');
  const below = page.startsWith(SITE) ? page.slice(SITE.length) : page;
  if (/^[a-z]+:/i.test(below)) throw new BadInput(`${page} is not on this site, which is ${SITE}`);
  const [path = '', anchor = ''] = below.split('#');
  const route = `/${path
    .replace(/^\/+/, '')
    .replace(/\.md\/?$/, '')
    .replace(/(^|\/)index$/, '$1')}`;
  if (/\.(?:txt|json|mjs|xml|sol|html?)\/?$/.test(route))
    throw new BadInput(
      `read_page reads pages only; fetch ${route} from the site: ${SITE}${route.replace(/^\//, SITE.endsWith('/') ? '' : '/')}`,
    );
  if (route.includes('..')) throw new BadInput(`${page} isn't the path of a page`);
  return [route, anchor];
}

/** An anchor, at the end of the text that it identifies. */
const ANCHOR = /\{#([^}\s]+)\}/g;

/**
 * The part of a twin that an anchor identifies: a heading with its section, a list entry, or a row with the header of
 * its table.
 */
function section(markdown: string, anchor: string): string | null {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.includes(`{#${anchor}}`));
  if (first < 0) return null;
  const level = /^#+/.exec(lines[first] ?? '')?.[0].length;
  let code = false;
  const rest = lines.slice(first + 1).findIndex((line) => {
    if (/^[ >]*`{3,}/.test(line)) code = !code;
    if (code) return false;
    if (level === undefined) return !/^\s+\S/.test(line);
    const other = /^(#+) /.exec(line)?.[1]?.length;
    return other !== undefined && other <= level;
  });
  const own = lines.slice(first, rest < 0 ? undefined : first + 1 + rest);
  const isRow = (line: string | undefined): boolean => line?.startsWith('|') === true;
  let head = first;
  while (isRow(own[0]) && isRow(lines[head - 1])) head -= 1;
  return [...lines.slice(head, Math.min(head + 2, first)), ...own].join('\n').trim();
}

/** Every anchor of a twin, in order. */
const sectionNames = (markdown: string): string[] => [...markdown.matchAll(ANCHOR)].map(([, name = '']) => name);
