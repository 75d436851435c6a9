/** Fixed values of the search. */

/** Path of the results page below the base. */
export const SEARCH_PATH = 'search';
/** Entries of the box's list. */
export const SEARCH_SUGGESTIONS = 8;
/** Entries of the results page. */
export const SEARCH_PAGE_RESULTS = 50;
