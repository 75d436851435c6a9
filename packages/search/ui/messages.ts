import { translate } from '@docusaurus/Translate';
import type { Kind } from '../format/kinds';
import { shorten } from '../format/shorten';

/** Words for the places of a name, by kind, singular and plural. */
const PLACES: Readonly<Partial<Record<Kind, readonly [string, string]>>> = {
  method: ['handler', 'handlers'],
  function: ['module', 'modules'],
  'abi-function': ['contract', 'contracts'],
  event: ['contract', 'contracts'],
  error: ['contract', 'contracts'],
  revert: ['place', 'places'],
  address: ['address', 'addresses'],
  type: ['module', 'modules'],
};

/** Texts of the search box and the results page. */
export const messages = {
  suggestions: () => translate({ id: 'site.search.suggestions', message: 'Suggestions' }),
  recent: () => translate({ id: 'site.search.recent', message: 'Recent searches' }),
  clearRecent: () => translate({ id: 'site.search.clearRecent', message: 'Clear recent searches' }),
  hint: () =>
    translate({
      id: 'site.search.pasteHint',
      message:
        'Type a name or a question, or paste a selector, topic, address, calldata, revert data or an error message.',
    }),
  nearest: () => translate({ id: 'site.search.nearest', message: 'Nearest guides' }),
  loading: () => translate({ id: 'site.search.loading', message: 'Loading the search index …' }),
  failure: () => translate({ id: 'site.search.failure', message: 'The search index could not be loaded.' }),
  partial: () =>
    translate({
      id: 'site.search.partial',
      message: 'Only names are searched: the rest of the search index could not be loaded.',
    }),
  noResults: () => translate({ id: 'theme.SearchPage.noResultsText', message: 'No results for this query' }),
  waysOn: () => translate({ id: 'site.search.waysOn', message: 'Try fewer words, or look in' }),
  opens: () => translate({ id: 'site.search.opens', message: 'Enter' }),
  /** `6 handlers, 5 contracts`, from the number of each kind. */
  counted: (kind: Kind, count: number) => `${count} ${count === 1 ? PLACES[kind]?.[0] : PLACES[kind]?.[1]}`,
  also: (places: string) => translate({ id: 'site.search.also', message: 'also in {places}' }, { places }),
  seeAll: () => translate({ id: 'theme.SearchBar.seeAll', message: 'See all results' }),
  instead: (query: string) =>
    translate({ id: 'site.search.instead', message: 'Search for “{query}”' }, { query: shorten(query) }),
  cut: (limit: number) =>
    translate(
      { id: 'site.search.cut', message: 'Only the first {limit} characters are searched for.' },
      { limit: limit.toLocaleString('en') },
    ),
};
