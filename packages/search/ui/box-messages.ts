import { translate } from '@docusaurus/Translate';

/** Texts of the box, which every page loads. */
export const boxMessages = {
  label: () => translate({ id: 'theme.SearchBar.label', message: 'Search docs, 0x..., or paste an error' }),
  clear: () => translate({ id: 'site.search.clear', message: 'Clear search' }),
  loading: () => translate({ id: 'site.search.loadingCode', message: 'Loading the search …' }),
  failure: () => translate({ id: 'site.search.codeFailure', message: 'The search could not be loaded.' }),
  retry: () => translate({ id: 'site.search.retry', message: 'Retry' }),
  close: () => translate({ id: 'site.search.close', message: 'Close' }),
  closeSearch: () => translate({ id: 'site.search.closeSearch', message: 'Close search' }),
};
