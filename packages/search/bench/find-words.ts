import { SEARCH_PAGE_RESULTS } from '../limits';
import { noteWords } from '../format/note-words';
import type { Engine } from '../worker/engine';
import type { PageWords, WordKind } from './page-words';

/** Number of identifiers of each kind to search for in a run. */
const SAMPLE = 120;

export interface WordsFound {
  readonly kind: WordKind;
  readonly searched: number;
  /** One line per identifier that the search does not find, or reports as missing. */
  readonly problems: readonly string[];
}

/**
 * Searches a random sample of the identifiers on pages; `random` gives numbers from 0 to 1. An identifier is found when
 * a result leads to a page that shows it.
 */
export function findWords(
  engine: Engine,
  { words, shows }: PageWords,
  random: () => number,
  sample = SAMPLE,
): WordsFound[] {
  const problemOf = (word: string, page: string): string[] => {
    const { hits, note } = engine.search(word, { limit: SEARCH_PAGE_RESULTS });
    const said = `“${word}” is on ${page}, and`;
    if (hits.length === 0 || note?.kind === 'absent')
      return [`${said} the search says: ${noteWords(note, hits.length > 0) || 'No results'}`];
    return hits.some(({ route }) => shows(route.replace(/(.)\/$/, '$1'), word))
      ? []
      : [`${said} no result leads to a page that shows it`];
  };
  return [...words].map(([kind, all]) => {
    const drawn = draw([...all], sample, random);
    const none = drawn.length === 0 ? [`the build shows no identifiers of the kind ${kind}`] : [];
    return {
      kind,
      searched: drawn.length,
      problems: [...none, ...drawn.flatMap(([word, page]) => problemOf(word, page))],
    };
  });
}

function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
