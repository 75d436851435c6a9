export { addHeadings, wordGroups } from '../format/heading-file';
export { isGrouped } from '../format/word-file';
export { lineFor } from './excerpt';
export { WordTable } from './word-table';

/** Loads data for several words, or for a word in no table. */
export const loadStages = () => import('./later-stages');
