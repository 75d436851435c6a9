import { translate } from '@docusaurus/Translate';
import { shorten } from '../format/shorten';

/** Texts of the search box and the results page. */
export const messages = {
  suggestions: () => translate({ id: 'site.search.suggestions', message: 'Suggestions' }),
  recent: () => translate({ id: 'site.search.recent', message: 'Recent searches' }),
  clearRecent: () => translate({ id: 'site.search.clearRecent', message: 'Clear recent searches' }),
  hint: () =>
    translate({
      id: 'site.search.hint',
      message:
        'Type a name or a question, or paste a selector, topic, address, calldata, revert data or an error message.',
    }),
  more: () => translate({ id: 'site.search.more', message: 'More of the index is loading …' }),
  fresh: () => translate({ id: 'site.search.fresh', message: 'new' }),
  nearest: () => translate({ id: 'site.search.nearest', message: 'Nearest guides' }),
  loading: () => translate({ id: 'site.search.loading', message: 'Loading the search index …' }),
  failure: () => translate({ id: 'site.search.failure', message: 'The search index could not be loaded.' }),
  partial: () =>
    translate({
      id: 'site.search.partial',
      message: 'Only names are searched: the rest of the search index could not be loaded.',
    }),
  retry: () => translate({ id: 'site.search.retry', message: 'Retry' }),
  noResults: () => translate({ id: 'theme.SearchPage.noResultsText', message: 'No results for this query' }),
  waysOn: () => translate({ id: 'site.search.waysOn', message: 'Try fewer words, or look in' }),
  seeAll: () => translate({ id: 'theme.SearchBar.seeAll', message: 'See all results' }),
  instead: (query: string) =>
    translate({ id: 'site.search.instead', message: 'Search for “{query}”' }, { query: shorten(query) }),
  cut: (limit: number) =>
    translate(
      { id: 'site.search.cut', message: 'Only the first {limit} characters are searched for.' },
      { limit: limit.toLocaleString('en') },
    ),
};
