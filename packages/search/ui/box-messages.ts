import { translate } from '@docusaurus/Translate';

/** Texts of the box, which every page loads. A message without an id is its own id. */
export const boxMessages = {
  label: () => translate({ id: 'theme.SearchBar.label', message: 'Search docs, 0x..., or paste an error' }),
  clear: () => translate({ message: 'Clear search' }),
  loading: () => translate({ message: 'Loading …' }),
  failure: () => translate({ message: 'The search could not be loaded.' }),
  retry: () => translate({ message: 'Retry' }),
  close: () => translate({ message: 'Close' }),
  closeSearch: () => translate({ message: 'Close search' }),
};
