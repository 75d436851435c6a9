export { addHeadings, wordGroups } from '../format/heading-file';
export { isGrouped } from '../format/word-file';
export { lineFor } from './excerpt';
export { WordTable } from './word-table';

/** Loads what only several words, or a word that no table knows, need. */
export const loadStages = () => import('./later-stages');
