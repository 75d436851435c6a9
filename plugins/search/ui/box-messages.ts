import { translate } from '@docusaurus/Translate';

/** Texts of the box itself, which every page loads. */
export const boxMessages = {
  label: () => translate({ id: 'theme.SearchBar.label', message: 'Search' }),
  clear: () => translate({ id: 'site.search.clear', message: 'Clear search' }),
  close: () => translate({ id: 'site.search.close', message: 'Close search' }),
};
