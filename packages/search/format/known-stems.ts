import { indexTerms } from '../worker/terms';
import type { SearchIndex } from './record';

/**
 * Returns the stems of all names and words in alphabetical order, so that what readers ask can refer to them by number.
 */
export const knownStems = ({ records }: SearchIndex): string[] =>
  [...new Set(records.flatMap(({ name, words }) => indexTerms(`${name} ${words}`)))]
    .filter((term) => term.startsWith('~'))
    .map((term) => term.slice(1))
    .sort();
