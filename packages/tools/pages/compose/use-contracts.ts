import { useEffect, useReducer } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { ComposerBooks } from '../../compose/books';

/**
 * The data once everything about some contracts is loaded; null until then. `lost` is called when a part could not be
 * loaded.
 */
export function useContracts(books: ComposerBooks, contracts: readonly string[], lost: () => void): CallsData | null {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const missing = contracts.filter((contract) => !books.has(contract)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let current = true;
    books.load(missing.split(' ')).then(
      () => current && update(),
      () => current && lost(),
    );
    return () => {
      current = false;
    };
  }, [books, missing, lost]);
  return missing === '' ? books.data : null;
}
