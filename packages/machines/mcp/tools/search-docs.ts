import { z } from 'zod';
import { noteWords } from '@sdk-docs/search/format/note-words';
import { pageAddress, twinAddress } from '../../paths';
import { BadInput, given, type Tool } from '../tool';

const LIMIT = 8;

export const searchDocs: Tool = {
  name: 'search_docs',
  description:
    'Search the Puffer SDK documentation with the engine of the site: names of methods and contracts, selectors, topics, addresses, error messages, or words.',
  input: {
    query: z.string().describe('Words, a name, a selector, a topic, an address or an error message'),
    limit: z.number().int().min(1).max(50).optional().describe(`Results, ${LIMIT} when left out`),
  },
  async answer(site, input) {
    const query = given(input, 'query');
    if (query === '') throw new BadInput('query is empty: give words, a name or a hex value');
    const { engine, lines } = await site.search();
    const { hits, note, instead } = engine.search(query, { limit: Number(input.limit ?? LIMIT) });
    if (hits.length === 0)
      return [`Nothing found for "${query}". ${noteWords(note, false)}`, instead === '' ? '' : `Try: ${instead}`]
        .join('\n')
        .trim();
    return [
      ...(note === null ? [] : [noteWords(note, true)]),
      ...(await lines.add(hits, query)).map(
        ({ kind, name, owner, chain, route, anchor, pageTitle, detail, excerpt, hex }) =>
          [
            `- ${kind} \`${[owner, name].filter((part) => part !== '').join('.')}\`${chain === '' ? '' : ` on ${chain}`} (${pageTitle})`,
            [detail, hex, excerpt]
              .filter((part) => part !== '')
              .map((part) => `  ${part}`)
              .join('\n'),
            `  Source: ${pageAddress(route)}${anchor === '' ? '' : `#${anchor}`} (as Markdown: ${twinAddress(route, anchor)})`,
          ].join('\n'),
      ),
    ].join('\n');
  },
};
