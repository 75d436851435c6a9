import { SEARCH_POSITION, SEARCH_SHORTCUT, SEARCH_SUGGESTIONS } from './limits';

export const search = {
  docsRouteBasePath: '/',
  indexBlog: false,
  indexPages: true,
  hashed: 'filename',
  highlightSearchTermsOnTargetPage: true,
  searchResultLimits: SEARCH_SUGGESTIONS,
  searchBarShortcutKeymap: SEARCH_SHORTCUT,
  searchBarPosition: SEARCH_POSITION,
  // A variant repeats its base page in another form: only the base page is found.
  ignoreFiles: [/^api\/contracts\/.*-[123]$/],
};
