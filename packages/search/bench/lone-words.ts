import { SEARCH_PAGE_RESULTS, SEARCH_SUGGESTIONS } from '../limits';
import { Engine } from '../worker/engine';
import type { SearchAnswer } from '../worker/protocol';
import { WordTable } from '../worker/word-table';
import type { BuiltIndex } from './load-build';

/** One in this many beginnings of words is asked, because all of them take a minute. */
const STEP = 4;

const placesIn = ({ hits, note, sure }: SearchAnswer): string =>
  JSON.stringify([hits.map((hit) => [hit, ...hit.namesakes].map(({ record }) => record)), note, sure]);

/**
 * Asks for single words and their beginnings with names, headings and the file of the word alone, and with everything.
 * Returns how many were asked, and one line for each whose two lists differ.
 */
export function loneWords(built: BuiltIndex, whole: Engine): { readonly asked: number; readonly problems: string[] } {
  const engine = new Engine(built.symbols);
  engine.extend(built.headings);
  const problems: string[] = [];
  let asked = 0;
  for (const file of built.words) {
    const table = new WordTable(file);
    const words = file.words.split(' ');
    const begun = [...new Set(words.flatMap((word) => Array.from(word, (_, end) => word.slice(0, end))))];
    const queries = [...new Set([...words, ...begun.filter((_, place) => place % STEP === 0)])];
    for (const query of queries) {
      const asking = (limit: number) => ({ limit, found: engine.searchWord(query, table, { limit }) });
      // Suggestions are the start of the page's results, which a file has for whole words only.
      const most = asking(SEARCH_PAGE_RESULTS);
      const { limit, found } = most.found === null ? asking(SEARCH_SUGGESTIONS) : most;
      if (found === null) continue;
      asked++;
      if (placesIn(found) !== placesIn(whole.search(query, { limit })))
        problems.push(`"${query}", ${limit} results: its file and the whole index answer differently`);
    }
  }
  return { asked, problems };
}
