import { ComposerBooks } from '../compose/books';
import { loadCalls, METHODS } from './books/calls';
import { loadPlaces } from './books/places';
import { loadRules } from './books/rules';
import { loadSpenders } from './books/spenders';

/** Data that the composer needs before a call is chosen. */
export async function loadComposer(): Promise<ComposerBooks> {
  const [file, places, spenders, rules] = await Promise.all([loadCalls(), loadPlaces(), loadSpenders(), loadRules()]);
  return new ComposerBooks(file, { places, spenders, rules }, (part) => (METHODS[part] ?? noPart)());
}

const noPart = (): Promise<never> => Promise.reject(new Error('The calls name a part that is not there.'));
