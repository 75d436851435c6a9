import { z } from 'zod';
import { STOP_WORDS, type Loading } from '@sdk-docs/search/worker/load-index';
import { noteWords } from '@sdk-docs/search/format/note-words';
import { pageAddress, twinAddress } from '../../paths';
import { sourceLine } from '../site';
import { BadInput, given, type Tool } from '../tool';

const LIMIT = 8;
/** Words of a query that are looked up alone. */
const MOST_WORDS = 8;

export const searchDocs: Tool = {
  name: 'search_docs',
  description:
    'Search {sdk} documentation with the engine of the site: names of methods and contracts, selectors, topics, addresses, error messages, or words.',
  input: {
    query: z.string().describe('Words, a name, a selector, a topic, an address or an error message'),
    limit: z.number().int().min(1).max(50).optional().describe(`Results, ${LIMIT} when left out`),
  },
  output: {
    results: z.array(
      z.object({ kind: z.string(), name: z.string(), chain: z.string(), page: z.string(), markdown: z.string() }),
    ),
  },
  async answer(site, input) {
    const query = given(input, 'query');
    if (query === '') throw new BadInput('query is empty: give words, a name or a hex value');
    const { engine, lines } = await site.search();
    const { hits, note, instead } = engine.search(query, { limit: Number(input.limit ?? LIMIT) });
    if (hits.length === 0) {
      const nothing = [
        `Nothing found for "${query}". ${noteWords(note, false)}`,
        instead === '' || instead.toLowerCase() === query.toLowerCase() ? '' : `Try: ${instead}`,
      ];
      return { text: nothing.join('\n').trim(), data: { results: [] } };
    }
    const found = await lines.add(hits, query);
    const absent = note === null ? absentIn(engine, query) : [];
    const without =
      absent.length === 0
        ? []
        : [
            `The search found nothing for ${absent.map((word) => `“${word}”`).join(', ')}: the results are without ${absent.length === 1 ? 'it' : 'them'}.`,
          ];
    return {
      text: [...without, ...(note === null ? [] : [noteWords(note, true)]), ...found.map(lineOf)].join('\n'),
      data: {
        results: found.map((hit) => ({
          kind: hit.kind,
          name: nameOf(hit),
          chain: hit.chain,
          page: pageAddress(hit.route) + (hit.anchor === '' ? '' : `#${hit.anchor}`),
          markdown: twinAddress(hit.route, hit.anchor),
        })),
      },
    };
  },
};

/**
 * Words of a query that the engine dropped: without one the question can be another one. Alone, a stop word finds
 * nothing, whether the docs have it or not.
 */
const absentIn = (engine: Loading['engine'], query: string): string[] => {
  const words = query
    .split(/\s+/)
    .filter((word) => /^[a-z][a-z-]{3,30}$/i.test(word) && !STOP_WORDS.has(word.toLowerCase()));
  return words.length < 2
    ? []
    : words.slice(0, MOST_WORDS).filter((word) => engine.search(word, { limit: 1 }).hits.length === 0);
};

type Hit = Awaited<ReturnType<Loading['lines']['add']>>[number];

const nameOf = ({ owner, name }: Hit): string => [owner, name].filter((part) => part !== '').join('.');

const lineOf = (hit: Hit): string => {
  const { kind, chain, route, anchor, pageTitle, detail, hex, excerpt } = hit;
  return [
    `- ${kind} \`${nameOf(hit)}\`${chain === '' ? '' : ` on ${chain}`} (${pageTitle})`,
    ...[detail, hex, excerpt].filter((part) => part !== '').map((part) => `  ${part}`),
    `  ${sourceLine(anchor === '' ? route : `${route}#${anchor}`)}`,
  ].join('\n');
};
