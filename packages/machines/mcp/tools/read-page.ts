import { z } from 'zod';
import { SITE, twinFile } from '../../paths';
import { section, sectionNames } from '../section';
import { MissingFile } from '../source';
import { sourceLine } from '../site';
import { BadInput, given, type Tool } from '../tool';

/** Characters of one answer; a longer page is read by its sections. */
const LIMIT = 40_000;

export const readPage: Tool = {
  name: 'read_page',
  description:
    'Read a page of the Puffer SDK documentation as Markdown, whole or one section. Takes a path (/guides/withdrawing), an address of the site, or either with an #anchor.',
  input: {
    page: z.string().describe('Path or address of a page, with an #anchor for one section'),
    anchor: z.string().optional().describe('One section; the same as #anchor behind the page'),
    offset: z.number().int().min(0).optional().describe('Character to go on from, for a page that was cut'),
  },
  async answer(site, input) {
    const [route, named] = target(given(input, 'page'));
    const anchor = given(input, 'anchor').replace(/^#/, '') || named;
    const text = await site.source
      .text(twinFile(route))
      .catch(async (error: unknown) => {
        // An address of a folder may come without its last slash.
        if (!(error instanceof MissingFile)) throw error;
        return site.source.text(twinFile(`${route.replace(/\/$/, '')}${route.endsWith('/') ? '' : '/'}`));
      })
      .catch((error: unknown) => {
        if (error instanceof MissingFile) throw new BadInput(`there is no page ${route}: search_docs finds pages`);
        throw error;
      });
    const own = anchor === '' ? text : section(text, anchor);
    if (own === null)
      throw new BadInput(`${route} has no anchor "${anchor}"; it has: ${sectionNames(text).slice(0, 60).join(', ')}`);
    const from = Number(input.offset ?? 0);
    const part = own.slice(from, from + LIMIT);
    const rest = own.length - from - part.length;
    const more =
      rest <= 0
        ? ''
        : `\n\n(${rest} characters follow: call again with offset ${from + part.length}, or with an anchor.)`;
    return `${part}${more}\n\n${sourceLine(anchor === '' ? route : `${route}#${anchor}`)}`;
  },
};

/** `https://site/guides/x.md#y`, `/guides/x`, `guides/x` -> [`/guides/x`, `y`]. */
function target(page: string): [string, string] {
  if (page === '') throw new BadInput('page is empty: give a path such as /guides/withdrawing');
  const below = page.startsWith(SITE) ? page.slice(SITE.length) : page;
  if (/^[a-z]+:/i.test(below)) throw new BadInput(`${page} is not on this site, which is ${SITE}`);
  const [path = '', anchor = ''] = below.split('#');
  const route = `/${path
    .replace(/^\/+/, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '$1')}`;
  if (route.includes('..')) throw new BadInput(`${page} is no path of a page`);
  return [route, anchor];
}
